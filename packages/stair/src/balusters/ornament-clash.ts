import { reachIn } from '../stock/baluster-widths.ts'
import type { Bay } from '../bays/bay.ts'

/** Between the ornaments of two neighbours, in inches. */
const CLEAR_IN = 0.25

/** Pairs of neighbours whose ornaments would touch, as sentences. */
export function ornamentClash(bays: readonly Bay[]): readonly string[] {
  return bays.flatMap(({ balusters }) =>
    balusters.slice(1).flatMap((right, index) => {
      const left = balusters[index]
      if (left === undefined) return []
      const apartIn = Math.hypot(right.alongIn - left.alongIn, right.asideIn - left.asideIn)
      const neededIn = reachIn(left.style) + reachIn(right.style) + CLEAR_IN
      if (apartIn >= neededIn) return []
      const [a, b] = [left.style.product.title, right.style.product.title]
      return [
        a === b
          ? `Two of ${a} stand so close that they touch. Put a plain style between them.`
          : `${a} and ${b} stand so close that they touch. Put a plain style between them.`,
      ]
    }),
  )
}
