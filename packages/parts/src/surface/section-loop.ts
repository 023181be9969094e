import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import { isInside } from '../elevations/rail/section-points.ts'
import { cosDeg, sinDeg } from '../geometry/degrees.ts'

/** The corners of a section once round, right side up and left side down, from its right half. */
export function loopOf(half: readonly SectionPoint[]): readonly SectionPoint[] {
  const left = half.slice(1, -1).toReversed()
  return [...half, ...left.map(([x, y]): SectionPoint => [-x, y])]
}

const RAYS_DEG = [-66, -44, -22, 0, 22, 44, 66]
const REACHES_IN = Array.from({ length: 14 }, (_, step) => 0.03 + 0.02 * step + 0.006 * step ** 2)

/** How much of the light reaches each side of a closed section: less in its hollows. */
export function sideOpenness(loop: readonly SectionPoint[]): readonly number[] {
  return loop.map((from, index) => {
    const to = loop[(index + 1) % loop.length] ?? from
    const normalDeg = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI - 90
    const middle: SectionPoint = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const free = RAYS_DEG.filter((angleDeg) => isFree(middle, normalDeg + angleDeg, loop))
    return free.length / RAYS_DEG.length
  })
}

/** Whether nothing of the section stands before a place, looking one way from it. */
function isFree([x, y]: SectionPoint, wayDeg: number, loop: readonly SectionPoint[]): boolean {
  return REACHES_IN.every(
    (reach) => !isInside([x + reach * cosDeg(wayDeg), y + reach * sinDeg(wayDeg)], loop),
  )
}
