import { formatInches } from '@millrun/catalogue/inches'
import {
  balustersInBay,
  balustersPerTread,
  ruleOfThumb,
} from '@millrun/stair/balusters/baluster-count'
import { findBaluster } from '@millrun/stair/stock/baluster-stock'
import { thinnestIn } from '@millrun/stair/stock/baluster-widths'
import { UnknownPartError } from '@millrun/stair/model/unknown-part-error'

/** How many of one baluster a tread takes at several runs. */
export interface TreadSums {
  readonly productId: string
  readonly title: string
  /** Its thinnest place. */
  readonly narrow: string
  readonly counts: readonly { readonly run: string; readonly count: number; readonly gap: string }[]
}

/** How many balusters a level rail takes, beside what the rule of thumb orders. */
export interface LevelSums {
  readonly clear: string
  readonly count: number
  readonly gap: string
  readonly byThumb: number
}

/** The sphere that must not pass, in inches. */
const SPHERE_IN = 4

/** Counts for each baluster at each run of a tread, nosing to nosing, in inches. Throws on an unknown baluster. */
export function treadSums(
  productIds: readonly string[],
  runsIn: readonly number[],
): readonly TreadSums[] {
  return productIds.map((productId) => {
    const style = findBaluster(productId)
    if (style === undefined) throw new UnknownPartError(productId)
    const thinIn = thinnestIn(style)
    const counts = runsIn.map((runIn) => {
      const { count, gapIn } = balustersPerTread(runIn, thinIn, SPHERE_IN)
      return { run: formatInches(runIn), count, gap: hundredths(gapIn) }
    })
    return { productId, title: style.product.title, narrow: formatInches(thinIn), counts }
  })
}

/** Counts for a bar of `barIn` between posts that are so far apart in the clear, in inches. */
export function levelSums(barIn: number, clearsIn: readonly number[]): readonly LevelSums[] {
  return clearsIn.map((clearIn) => {
    const { count, gapIn } = balustersInBay(clearIn, barIn, SPHERE_IN)
    return {
      clear: formatInches(clearIn),
      count,
      gap: hundredths(gapIn),
      byThumb: ruleOfThumb(clearIn),
    }
  })
}

function hundredths(lengthIn: number): string {
  return `${lengthIn.toFixed(2)}"`
}
