import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../../geometry/bounds.ts'
import { polyline } from '../../../geometry/path.ts'
import { scrollPoints } from './scroll-points.ts'

function aspect(points: ReturnType<typeof scrollPoints>): number {
  const { left, right, bottom, top } = boundsOf([polyline(points)])
  return (right - left) / (top - bottom)
}

describe('scrollPoints', () => {
  it.each([
    ['C', 0.25],
    ['S', 0.4],
    ['heart', 0.3],
  ] as const)('bends a %s scroll until it is about %d times as wide as high', (form, wanted) => {
    expect(aspect(scrollPoints(form, wanted)) / wanted).toBeGreaterThan(0.7)
    expect(aspect(scrollPoints(form, wanted)) / wanted).toBeLessThan(1.4)
  })

  it('makes the lower half of a C the mirror image of the upper', () => {
    const points = scrollPoints('C', 0.25)
    const first = points[0] ?? [0, 0]
    const last = points.at(-1) ?? [0, 0]
    expect(last[0]).toBeCloseTo(first[0], 2)
  })
})
