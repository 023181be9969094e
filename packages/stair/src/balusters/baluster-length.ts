import { pinIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { BalusterStyle } from '../stock/baluster-stock.ts'
import type { RailStock } from '../stock/rail-stock.ts'
import { nextEighthIn } from '../model/rounded-up.ts'

/** How deep an iron bar goes into tread, floor or knee wall, in inches. */
const HOLE_BELOW_IN = 0.75
/** How much of a turned pin goes into the rail, in inches. */
const PIN_IN = 0.75

/** What of a baluster is not seen, in inches. */
export interface Hidden {
  readonly aboveIn: number
  readonly belowIn: number
}

/** How far a baluster goes into the rail and into what it stands on. */
export function hiddenIn(style: BalusterStyle, rail: RailStock): Hidden {
  if (style.kind === 'iron') {
    return { aboveIn: style.shape.pin.lengthIn, belowIn: HOLE_BELOW_IN }
  }
  const plowIn = rail.shape.plow?.depthIn ?? 0
  return { aboveIn: pinIn(style.shape) === undefined ? plowIn : PIN_IN, belowIn: 0 }
}

/**
 * What to cut a baluster to, in inches. `sloping` is how many of its ends are cut to the pitch: a square
 * stick is then measured on its long side.
 */
export function cutLengthIn(
  exposedIn: number,
  style: BalusterStyle,
  rail: RailStock,
  pitchDeg: number,
): number {
  const { aboveIn, belowIn } = hiddenIn(style, rail)
  return nextEighthIn(exposedIn + longSideIn(style, pitchDeg)) + aboveIn + belowIn
}

/** By how much the long side of a square top exceeds its middle. */
export function longSideIn(style: BalusterStyle, pitchDeg: number): number {
  if (style.kind === 'iron' || pinIn(style.shape) !== undefined) return 0
  return (style.shape.blockIn / 2) * Math.tan((pitchDeg * Math.PI) / 180)
}
