import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import { balusterPlaces, railUnderside, totalRise, totalRun } from '../scenes/straight-stair.ts'
import { boxAround } from '../solids/mesh/measured.ts'
import { shifted } from '../solids/moved-solids.ts'
import { partSolids } from '../solids/part-solids.ts'
import type { Placement } from '../solids/solid.ts'
import { cutBaluster } from './cut-baluster.ts'
import { balustradeIn, type Flight, type FlightParts, type Shown } from './flight.ts'
import type { RoomPiece } from './room-piece.ts'
import { rectangleFace, slab } from './slab.ts'
import { rakeRail, wallRail } from './rake-rail.ts'
import { FINENESS, shownPiece } from './shown-piece.ts'
import { flightTreads } from './flight-treads.ts'
import { startedRail } from './started-rail.ts'

/** A baluster reaches so far into the rail. */
const INTO_RAIL_IN = 0.6

/** The products of a flight in their places. Throws a RangeError when a baluster is too long or too short to be cut to fit. */
export function flightPieces(flight: Flight, parts: FlightParts): readonly RoomPiece[] {
  return [
    ...flightTreads(flight, parts),
    upperFloor(flight, parts.tread),
    ...rakeBalusters(flight, parts),
    ...balconyBalusters(flight, parts),
    ...newels(flight, parts),
    ...rails(flight, parts),
    ...wallRail(flight, parts),
  ]
}

/** Boards of the treads' wood, with a square nosing over the last riser and along the open side. */
function upperFloor(flight: Flight, { look }: Shown): RoomPiece {
  const { nosingIn, treadIn, widthIn, balconyIn } = flight
  const [run, rise] = [totalRun(flight), totalRise(flight)]
  const face = rectangleFace(run - nosingIn, rise - treadIn, run + balconyIn + 60, rise)
  return { solids: [slab('upper floor', face, 0, widthIn + nosingIn)], look }
}

function rakeBalusters(flight: Flight, parts: FlightParts): readonly RoomPiece[] {
  const { balusters, shoe } = parts
  const z = balustradeIn(flight)
  const started = startedRail(flight, parts)
  const places = balusterPlaces(flight).filter((x) => started === undefined || x > started.post[0])
  return places.flatMap((x, index) => {
    const footIn = (Math.floor(x / flight.runIn) + 1) * flight.riseIn
    const underIn = started?.undersideAt(x) ?? railUnderside(flight, x)
    const lengthIn = underIn - footIn + INTO_RAIL_IN
    const shown = balusters[index % balusters.length] ?? balusters[0]
    return upright(shown, lengthIn, [x, footIn, z], shoe)
  })
}

/** On the upper floor, as far apart as on the flight. */
function balconyBalusters(
  flight: Flight,
  { balusters, shoe, rail }: FlightParts,
): readonly RoomPiece[] {
  const floorIn = totalRise(flight)
  const apartIn = flight.runIn / flight.balustersPerTread
  const startIn = totalRun(flight) + NEWEL_ROOM_IN
  const count = Math.floor((flight.balconyIn - NEWEL_ROOM_IN) / apartIn)
  const lengthIn = flight.railHeightIn - railHeight(rail) + INTO_RAIL_IN
  return Array.from({ length: count }, (_, index) => {
    const shown = balusters[index % balusters.length] ?? balusters[0]
    return upright(
      shown,
      lengthIn,
      [startIn + apartIn * (index + 0.5), floorIn, balustradeIn(flight)],
      shoe,
    )
  }).flat()
}

function upright(
  shown: Shown,
  lengthIn: number,
  foot: readonly [number, number, number],
  shoe: Shown | undefined,
): readonly RoomPiece[] {
  const { shape } = shown.product
  if (shape.kind !== 'iron-baluster' && shape.kind !== 'turned') return []
  const places = [shifted(foot)]
  const onIt = shoe === undefined ? [] : [shownPiece(shoe, shoe.product.shape, places)]
  return [shownPiece(shown, cutBaluster(shape, lengthIn), places), ...onIt]
}

/** From the middle of a newel to where balusters begin. */
const NEWEL_ROOM_IN = 6

function newels(flight: Flight, parts: FlightParts): readonly RoomPiece[] {
  const { newel } = parts
  const z = balustradeIn(flight)
  const landing = shifted([totalRun(flight) + NEWEL_ROOM_IN / 2, totalRise(flight), z])
  const started = startedRail(flight, parts)
  if (started === undefined || parts.start === undefined) {
    return [shownPiece(newel, newel.product.shape, [shifted([NEWEL_AT_IN, 0, z]), landing])]
  }
  const { fitting, post } = parts.start
  // Let into the step: its pin is in the bore of the fitting.
  const footIn = started.post[1] + INTO_RAIL_IN - wholeLengthIn(post)
  return [
    shownPiece(newel, newel.product.shape, [landing]),
    shownPiece(fitting, started.shape, [shifted(started.origin)]),
    shownPiece(post, post.product.shape, [shifted([started.post[0], footIn, started.post[2]])]),
  ]
}

function wholeLengthIn({ product: { shape } }: Shown): number {
  return shape.kind === 'turned' || shape.kind === 'box-newel' ? shape.lengthIn : 0
}

/** The starting newel stands before the first riser. */
const NEWEL_AT_IN = -3.4

function rails(flight: Flight, parts: FlightParts): readonly RoomPiece[] {
  const { rail, rosette } = parts
  const { shape } = rail.product
  if (shape.kind !== 'rail') return []
  const [run, rise] = [totalRun(flight), totalRise(flight)]
  const z = balustradeIn(flight)
  const start = startedRail(flight, parts)?.endIn ?? NEWEL_AT_IN
  const levelUnder = rise + flight.railHeightIn - railHeightIn(shape)
  const levelIn = flight.balconyIn + (rosette === undefined ? 40 : 0)
  const onWall: Placement = {
    origin: [run + NEWEL_ROOM_IN / 2 + levelIn, levelUnder + railHeightIn(shape) / 2, z],
    x: [0, 0, 1],
    y: [0, 1, 0],
    z: [-1, 0, 0],
  }
  return [
    rakeRail(flight, rail, start, run + 2.5, z),
    shownPiece(rail, { ...shape, lengthIn: levelIn }, [
      shifted([run + NEWEL_ROOM_IN / 2, levelUnder, z]),
    ]),
    ...(rosette === undefined ? [] : [centred(rosette, onWall)]),
  ]
}

/** A rosette with its middle at a place. */
function centred(shown: Shown, place: Placement): RoomPiece {
  const { least, most } = boxAround(partSolids(shown.product.shape, FINENESS))
  const [x, y, z] = place.origin
  const origin = [x, y - (least[1] + most[1]) / 2, z] as const
  return shownPiece(shown, shown.product.shape, [{ ...place, origin }])
}

function railHeight({ product: { shape } }: Shown): number {
  return shape.kind === 'rail' ? railHeightIn(shape) : 0
}
