import { LEAST_BLOCK_IN } from '@millrun/parts/cuts/cut-turned'
import { formatInches } from '@millrun/catalogue/inches'
import type { BalusterStyle } from '../stock/baluster-stock.ts'
import { barLongEnough } from '../stock/bar-long-enough.ts'
import { lowestOrnamentIn } from '../stock/baluster-widths.ts'
import type { RailStock } from '../stock/rail-stock.ts'
import type { Baluster } from './baluster.ts'
import { cutLengthIn, hiddenIn, longSideIn } from './baluster-length.ts'

/** A place for a baluster: where it stands, and between which heights. */
export interface BalusterPlace {
  readonly alongIn: number
  readonly asideIn: number
  readonly footIn: number
  readonly topIn: number
  readonly pitchDeg: number
}

/** What must be left of a bar below its ornament, in inches. */
const LEAST_FOOT_IN = 1

/** The baluster of a style for one place: what is bought for it, its length, and why that may not do. */
export function madeBaluster(
  style: BalusterStyle,
  place: BalusterPlace,
  rail: RailStock,
): Baluster {
  const exposedIn = place.topIn - place.footIn
  const cutIn = cutLengthIn(exposedIn, style, rail, place.pitchDeg)
  const bought = barLongEnough(style, cutIn)
  const { alongIn, asideIn, footIn, topIn, pitchDeg } = place
  const slantIn = longSideIn(style, pitchDeg)
  const problem = bought === undefined ? tooLong(style, cutIn) : tooShort(bought, cutIn)
  return {
    style,
    bought: bought ?? style,
    alongIn,
    asideIn,
    footIn,
    topIn,
    endIn: topIn + slantIn + hiddenIn(style, rail).aboveIn,
    topPitchDeg: slantIn === 0 ? 0 : pitchDeg,
    exposedIn,
    cutIn,
    ...(problem === undefined ? {} : { problem }),
  }
}

function tooLong({ product, shape }: BalusterStyle, cutIn: number): string {
  return `A place here needs ${product.title} ${formatInches(cutIn)} long; it is sold ${formatInches(shape.lengthIn)} long. Lower the rail or choose another style.`
}

/** Bars and turnings are cut at the foot: what is worked there must not be lost. */
function tooShort(style: BalusterStyle, cutIn: number): string | undefined {
  const cutOffIn = style.shape.lengthIn - cutIn
  if (cutOffIn <= mayLoseIn(style) + 1e-6) return undefined
  const { title } = style.product
  return style.kind === 'iron'
    ? `Cut to ${formatInches(cutIn)}, ${title} would lose the lower end of its ornament. Choose one whose ornament begins higher.`
    : `Cut to ${formatInches(cutIn)}, ${title} would lose its square blocks. Choose a plainer one or a higher rail.`
}

/** How much may be cut off a baluster, in inches: a square top loses at both ends. */
function mayLoseIn(style: BalusterStyle): number {
  if (style.kind === 'iron') return lowestOrnamentIn(style) - LEAST_FOOT_IN
  const { stations, bottomBlockIn, topBlockIn } = style.shape
  if (stations.length === 0) return Infinity
  return bottomBlockIn - LEAST_BLOCK_IN + Math.max(0, topBlockIn - LEAST_BLOCK_IN)
}
