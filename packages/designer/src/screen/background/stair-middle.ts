import type { Stair } from '../../model/stair.ts'

/**
 * From the foot of the first riser to the middle of the stair as one sees it from its open side, positive to
 * the right: a flight that is open on its left alone goes up to the left.
 */
export function stairMiddleIn({ design, flights: [lower] }: Stair): number {
  if (lower === undefined) return design.balconyIn / 2
  const isSeenFromRight = design.right === 'open' || design.left === 'wall'
  return isSeenFromRight ? lower.lengthIn / 2 : -lower.lengthIn / 2
}
