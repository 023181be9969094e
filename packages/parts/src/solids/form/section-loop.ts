import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'

/** The corners of a section once round, right side up and left side down, from its right half. */
export function loopOf(half: readonly SectionPoint[]): readonly SectionPoint[] {
  const left = half.slice(1, -1).toReversed()
  return [...half, ...left.map(([x, y]): SectionPoint => [-x, y])]
}
