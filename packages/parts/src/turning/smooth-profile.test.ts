import { describe, expect, it } from 'vitest'
import type { Point } from '../geometry/path.ts'
import { apart, smoothProfile } from './smooth-profile.ts'

const QUARTER = Array.from({ length: 9 }, (_, step): Point => {
  const angle = (step / 8) * (Math.PI / 2)
  return [Math.cos(angle), Math.sin(angle)]
})

describe('the profile of a turning', () => {
  it('keeps straight cuts as they are', () => {
    const cuts = [
      [1, 0],
      [1, 2],
      [0.5, 2.2],
      [0.5, 4],
    ] as const
    expect(smoothProfile(cuts, 1)).toEqual(cuts)
  })

  it('follows a curve of nine points more closely, and stays on it', () => {
    const smooth = smoothProfile(QUARTER, 1)
    expect(smooth.length).toBeGreaterThan(QUARTER.length)
    const radii = smooth.map(([x, y]) => Math.hypot(x, y))
    expect(Math.min(...radii)).toBeGreaterThan(0.995)
    expect(Math.max(...radii)).toBeLessThan(1.005)
  })

  it('has a point that is given twice but once', () => {
    expect(
      apart([
        [1, 0],
        [1, 0],
        [1, 2],
        [1, 2],
      ]),
    ).toEqual([
      [1, 0],
      [1, 2],
    ])
  })
})
