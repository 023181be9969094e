import { describe, expect, it } from 'vitest'
import { convexHull } from './convex-hull.ts'
import { ringPoints, seen, sideNormalsDeg } from './ring.ts'

const LEVEL = { turnDeg: 0, tiltDeg: 0 }
const square = { section: 'square', heightIn: 2, halfIn: 1, slope: 0 } as const

describe('a ring', () => {
  it('is as wide as its sides are apart, seen squarely', () => {
    const xs = ringPoints(square, LEVEL).map(([x]) => x)
    expect(Math.max(...xs)).toBeCloseTo(1)
    expect(Math.min(...xs)).toBeCloseTo(-1)
  })

  it('shows its diagonal when it is turned by half a right angle', () => {
    const xs = ringPoints(square, { turnDeg: 45, tiltDeg: 0 }).map(([x]) => x)
    expect(Math.max(...xs)).toBeCloseTo(Math.SQRT2)
  })

  it('rises to the right on a slope', () => {
    const ys = ringPoints({ ...square, slope: 0.75 }, LEVEL).map(([, y]) => y)
    expect(Math.max(...ys)).toBeCloseTo(2.75)
    expect(Math.min(...ys)).toBeCloseTo(1.25)
  })

  it('has its near side lower than its far side, seen from above', () => {
    const from = { turnDeg: 0, tiltDeg: 30 }
    expect(seen([0, 1, 0], from)[1]).toBeCloseTo(-0.5)
    expect(seen([0, -1, 0], from)[1]).toBeCloseTo(0.5)
  })

  it('turned to the left shows the front and the right side', () => {
    const normals = sideNormalsDeg('square', { turnDeg: -24, tiltDeg: 0 })
    expect(normals.some((normal) => Math.abs(normal + 24) < 1e-9)).toBe(true)
    expect(normals.some((normal) => Math.abs(normal - 66) < 1e-9)).toBe(true)
  })
})

describe('the convex hull', () => {
  it('leaves out what lies inside', () => {
    const hull = convexHull([
      [0, 0],
      [2, 0],
      [1, 0.5],
      [2, 2],
      [0, 2],
    ])
    expect(hull).toHaveLength(4)
    expect(hull).not.toContainEqual([1, 0.5])
  })
})
