import type { Flight } from '../../segments/flights.ts'
import { floorPlaceIn } from '../../segments/frame.ts'
import type { Span } from '../room-form.ts'
import { type Wall, wallBetween, withOpening } from '../wall.ts'

/** Beyond the last riser on the upper floor, room for the newel before the wall begins. */
export const NEWEL_IN = 13
export const WALL_IN = 4.75
const BEYOND_IN = 420
/** From the last riser to the wall that one walks towards. */
const PASSAGE_IN = 150
const FLOOR_IN = 11
/** From the last riser to the middle of the door below. */
const DOOR_IN = 62

/**
 * The upper storey where a flight ends: a passage between walls, which stand on walls below. `sign` is the side
 * of the flight that is looked at, 1 its right; `backIn` is where the wall behind the stair stands, as far from
 * its middle line; `cutIn` of the wall on the upper floor are cut away, and over `levelIn` the floor goes on open.
 */
export function stairHead(
  flight: Flight,
  sign: 1 | -1,
  backIn: number,
  [floorIn, ceilingIn]: Span,
  riseIn: number,
  cutIn = 0,
  levelIn = 0,
): readonly Wall[] {
  const half = flight.widthIn / 2
  const at = (alongIn: number, asideIn: number) =>
    floorPlaceIn(flight.frame, alongIn, sign * asideIn)
  const { lengthIn } = flight
  const faceIn = half - 0.4
  const [lowIn, upperIn] = [lengthIn + 0.8, lengthIn + NEWEL_IN + levelIn]
  const beginsIn = upperIn + cutIn
  const viewer = at(lengthIn - 500, half + 500)
  const below: Span = [floorIn, riseIn - 0.02]
  const above: Span = [riseIn, ceilingIn]
  return [
    withOpening(
      wallBetween(at(lowIn, faceIn), at(lengthIn + BEYOND_IN, faceIn), viewer, below, 'below'),
      'door',
      at(lengthIn + DOOR_IN, faceIn),
      34,
      [floorIn, floorIn + 82],
    ),
    wallBetween(at(beginsIn, faceIn), at(lengthIn + BEYOND_IN, faceIn), viewer, above, 'above'),
    wallBetween(at(beginsIn, faceIn - WALL_IN), at(beginsIn, faceIn), viewer, above, 'end'),
    wallBetween(at(lowIn, -backIn), at(lowIn, faceIn), viewer, [floorIn, riseIn - FLOOR_IN], 'end'),
    wallBetween(
      at(lengthIn + PASSAGE_IN + levelIn, -half - 1),
      at(lengthIn + PASSAGE_IN + levelIn, faceIn - WALL_IN),
      viewer,
      above,
      'behind',
    ),
    ...(backIn > half + 1 ? passageBehind(at, half, backIn, upperIn, above, viewer) : []),
  ]
}

/** Where a stair stands free of the wall behind it, its passage has a wall on the far side too. */
function passageBehind(
  at: (alongIn: number, asideIn: number) => readonly [number, number],
  half: number,
  backIn: number,
  upperIn: number,
  above: Span,
  viewer: readonly [number, number],
): readonly Wall[] {
  const faceIn = -half + WALL_IN
  return [
    wallBetween(at(upperIn, faceIn), at(upperIn + PASSAGE_IN, faceIn), viewer, above, 'behind'),
    wallBetween(at(upperIn, -backIn), at(upperIn, faceIn), viewer, above, 'end'),
  ]
}
