import type { Placement } from '../solids/solid.ts'
import { railUnderside, totalRun } from '../scenes/straight-stair.ts'
import type { Flight, FlightParts, Shown } from './flight.ts'
import type { RoomPiece } from './room-piece.ts'
import { shownPiece } from './shown-piece.ts'

/** A rail along the flight, from one place to another. */
export function rakeRail(
  flight: Flight,
  rail: Shown,
  fromIn: number,
  toIn: number,
  zIn: number,
): RoomPiece {
  const { shape } = rail.product
  const { c, s } = pitch(flight)
  const long = shape.kind === 'rail' ? { ...shape, lengthIn: (toIn - fromIn) / c } : shape
  const origin = [fromIn, railUnderside(flight, fromIn), zIn] as const
  return shownPiece(rail, long, [{ origin, x: [c, s, 0], y: [-s, c, 0], z: [0, 0, 1] }])
}

function pitch({ riseIn, runIn }: Flight): { readonly c: number; readonly s: number } {
  const slope = Math.atan2(riseIn, runIn)
  return { c: Math.cos(slope), s: Math.sin(slope) }
}

const BRACKETS_APART_IN = 48
const FIRST_BRACKET_IN = 2

/** A rail along the wall on brackets that lean with it. */
export function wallRail(flight: Flight, { bracket, rail }: FlightParts): readonly RoomPiece[] {
  const shape = bracket?.product.shape
  if (bracket === undefined || shape?.kind !== 'bracket') return []
  const { c, s } = pitch(flight)
  const run = totalRun(flight)
  const count = Math.floor((run - FIRST_BRACKET_IN) / BRACKETS_APART_IN) + 1
  const places = Array.from({ length: count }, (_, index): Placement => {
    const x = FIRST_BRACKET_IN + BRACKETS_APART_IN * index
    const under = railUnderside(flight, x)
    return {
      origin: [x + s * shape.riseIn, under - c * shape.riseIn, 0],
      x: [c, s, 0],
      y: [-s, c, 0],
      z: [0, 0, 1],
    }
  })
  return [
    rakeRail(flight, rail, -14, run - 6, shape.projectionIn),
    shownPiece(bracket, shape, places),
  ]
}
