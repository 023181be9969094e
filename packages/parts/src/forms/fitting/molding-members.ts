import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'

/** Where the upper side of a rail turns from side to top, in degrees from level. */
const SHOULDER_DEG = 45

/**
 * The points of a half section at which a draughtsman draws a line: where it is widest or narrowest
 * between its ends, and its shoulder. By number.
 */
export function moldingMembers(half: readonly SectionPoint[]): readonly number[] {
  const turning = half.flatMap(([x], index) => {
    const [before, after] = [half[index - 1], half[index + 1]]
    return before && after && (x - before[0]) * (after[0] - x) < 0 ? [index] : []
  })
  return [...turning, ...shoulder(half)]
}

function shoulder(half: readonly SectionPoint[]): readonly number[] {
  const index = half.findLastIndex(([x, y], place) => {
    const after = half[place + 1]
    if (after === undefined) return false
    const riseDeg = (Math.atan2(after[1] - y, x - after[0]) * 180) / Math.PI
    return riseDeg > SHOULDER_DEG
  })
  return index === -1 ? [] : [index + 1]
}
