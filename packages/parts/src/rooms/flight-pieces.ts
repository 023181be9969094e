import type { Shape } from '@millrun/catalogue/shape'
import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import { balusterPlaces, railUnderside, totalRise, totalRun } from '../scenes/straight-stair.ts'
import { boxAround } from '../solids/mesh/measured.ts'
import { movedSolids, shifted } from '../solids/moved-solids.ts'
import { partSolids } from '../solids/part-solids.ts'
import type { Placement } from '../solids/solid.ts'
import { cutBaluster } from './cut-baluster.ts'
import { balustradeIn, type Flight, type FlightParts, type Shown } from './flight.ts'
import type { RoomPiece } from './room-piece.ts'
import { rectangleFace, slab } from './slab.ts'

/** Many parts at once need fewer triangles each. */
const FINENESS = 0.6
/** A baluster reaches so far into the rail. */
const INTO_RAIL_IN = 0.6

/** The products of a flight in their places. Throws a RangeError when a baluster is too long or too short to be cut to fit. */
export function flightPieces(flight: Flight, parts: FlightParts): readonly RoomPiece[] {
  return [
    ...treads(flight, parts.tread),
    upperFloor(flight, parts.tread),
    ...rakeBalusters(flight, parts),
    ...balconyBalusters(flight, parts),
    ...newels(flight, parts.newel),
    ...rails(flight, parts),
  ]
}

function piece({ product, look }: Shown, shape: Shape, places: readonly Placement[]): RoomPiece {
  return { solids: movedSolids(partSolids(shape, FINENESS), places), look, productId: product.id }
}

/** Treads with their nosing down the flight and their returned end over the open side. */
function treads(flight: Flight, shown: Shown): readonly RoomPiece[] {
  const { shape } = shown.product
  if (shape.kind !== 'tread') return []
  const { riseIn, runIn, nosingIn, widthIn, treadIn } = flight
  const tread: Shape = {
    ...shape,
    lengthIn: widthIn,
    depthIn: runIn + nosingIn,
    thickIn: treadIn,
    left: 'square',
    right: 'return',
  }
  const box = boxAround(partSolids(tread, FINENESS))
  const places = Array.from({ length: flight.risers - 1 }, (_, step): Placement => ({
    origin: [
      step * runIn - nosingIn + box.most[2],
      (step + 1) * riseIn - box.most[1],
      -box.least[0],
    ],
    x: [0, 0, 1],
    y: [0, 1, 0],
    z: [-1, 0, 0],
  }))
  return [piece(shown, tread, places)]
}

/** Boards of the treads' wood, with a square nosing over the last riser and along the open side. */
function upperFloor(flight: Flight, { look }: Shown): RoomPiece {
  const { nosingIn, treadIn, widthIn, balconyIn } = flight
  const [run, rise] = [totalRun(flight), totalRise(flight)]
  const face = rectangleFace(run - nosingIn, rise - treadIn, run + balconyIn + 60, rise)
  return { solids: [slab('upper floor', face, 0, widthIn + nosingIn)], look }
}

function rakeBalusters(flight: Flight, { balusters, shoe }: FlightParts): readonly RoomPiece[] {
  const z = balustradeIn(flight)
  return balusterPlaces(flight).flatMap((x, index) => {
    const footIn = (Math.floor(x / flight.runIn) + 1) * flight.riseIn
    const lengthIn = railUnderside(flight, x) - footIn + INTO_RAIL_IN
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
  const onIt = shoe === undefined ? [] : [piece(shoe, shoe.product.shape, places)]
  return [piece(shown, cutBaluster(shape, lengthIn), places), ...onIt]
}

/** From the middle of a newel to where balusters begin. */
const NEWEL_ROOM_IN = 6

function newels(flight: Flight, shown: Shown): readonly RoomPiece[] {
  const z = balustradeIn(flight)
  const run = totalRun(flight)
  const places = [
    shifted([NEWEL_AT_IN, 0, z]),
    shifted([run + NEWEL_ROOM_IN / 2, totalRise(flight), z]),
  ]
  return [piece(shown, shown.product.shape, places)]
}

/** The starting newel stands before the first riser. */
const NEWEL_AT_IN = -3.4

function rails(flight: Flight, { rail }: FlightParts): readonly RoomPiece[] {
  const { shape } = rail.product
  if (shape.kind !== 'rail') return []
  const [run, rise] = [totalRun(flight), totalRise(flight)]
  const z = balustradeIn(flight)
  const slope = Math.atan2(flight.riseIn, flight.runIn)
  const [c, s] = [Math.cos(slope), Math.sin(slope)]
  const rake = { ...shape, lengthIn: (run + 2.5 - NEWEL_AT_IN) / c }
  const level = { ...shape, lengthIn: flight.balconyIn + 40 }
  const start = NEWEL_AT_IN
  const levelUnder = rise + flight.railHeightIn - railHeightIn(shape)
  return [
    piece(rail, rake, [
      {
        origin: [start, railUnderside(flight, start), z],
        x: [c, s, 0],
        y: [-s, c, 0],
        z: [0, 0, 1],
      },
    ]),
    piece(rail, level, [shifted([run + NEWEL_ROOM_IN / 2, levelUnder, z])]),
  ]
}

function railHeight({ product: { shape } }: Shown): number {
  return shape.kind === 'rail' ? railHeightIn(shape) : 0
}
