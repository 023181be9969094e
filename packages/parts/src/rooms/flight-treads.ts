import type { Shape } from '@millrun/catalogue/shape'
import { type Box, boxAround } from '../solids/mesh/measured.ts'
import { partSolids } from '../solids/part-solids.ts'
import type { Placement } from '../solids/solid.ts'
import type { Flight, FlightParts, Shown } from './flight.ts'
import { FINENESS, shownPiece } from './shown-piece.ts'
import type { RoomPiece } from './room-piece.ts'

/** Treads with their nosing down the flight and their returned end over the open side. */
export function flightTreads(
  flight: Flight,
  { tread: shown, start }: FlightParts,
): readonly RoomPiece[] {
  const { shape } = shown.product
  if (shape.kind !== 'tread') return []
  const { runIn, nosingIn, widthIn, treadIn } = flight
  const tread: Shape = {
    ...shape,
    lengthIn: widthIn,
    depthIn: runIn + nosingIn,
    thickIn: treadIn,
    left: 'square',
    right: 'return',
  }
  const box = boxAround(partSolids(tread, FINENESS))
  const first = start === undefined ? 0 : 1
  const places = Array.from({ length: flight.risers - 1 - first }, (_, index) =>
    treadPlace(flight, first + index, box),
  )
  return [...startingStep(flight, start?.step), shownPiece(shown, tread, places)]
}

function treadPlace(flight: Flight, step: number, { least, most }: Box): Placement {
  return {
    origin: [
      step * flight.runIn - flight.nosingIn + most[2],
      (step + 1) * flight.riseIn - most[1],
      -least[0],
    ],
    x: [0, 0, 1],
    y: [0, 1, 0],
    z: [-1, 0, 0],
  }
}

/** How far the round of a starting step stands out beyond the open side. */
const ROUND_OUT_IN = 10.5

/** The lowest step, with its round towards the open side. */
function startingStep(flight: Flight, shown: Shown | undefined): readonly RoomPiece[] {
  const shape = shown?.product.shape
  if (shown === undefined || shape?.kind !== 'tread' || shape.riser === undefined) return []
  const step = {
    ...shape,
    lengthIn: flight.widthIn + ROUND_OUT_IN,
    left: 'square',
    right: 'bullnose',
    riser: { ...shape.riser, heightIn: flight.riseIn - shape.thickIn },
  } satisfies Shape
  const place = treadPlace(flight, 0, boxAround(partSolids(step, FINENESS)))
  // Its back reaches the next riser.
  const outIn = step.depthIn - flight.runIn - flight.nosingIn
  const [x, y, z] = place.origin
  return [shownPiece(shown, step, [{ ...place, origin: [x - outIn, y, z] }])]
}
