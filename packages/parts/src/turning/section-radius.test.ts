import { describe, expect, it } from 'vitest'
import { levelRing } from './level-ring.ts'
import { anglesFor, sectionRadius } from './section-radius.ts'

describe('a section about its axis', () => {
  it('has a side to the front, whatever it is', () => {
    for (const section of ['round', 'square', 'hexagon', 'octagon'] as const) {
      expect(sectionRadius(section, 0.75, 0)).toBeCloseTo(0.75)
    }
  })

  it('reaches its corners between two sides, a little eased', () => {
    const corner = sectionRadius('square', 1, Math.PI / 4)
    // The edge has a radius of a twentieth: 0.95 · √2 + 0.05.
    expect(corner).toBeCloseTo(0.95 * Math.SQRT2 + 0.05)
    // A core by a fifth: 0.8 · √2 + 0.2.
    expect(sectionRadius('cored square', 1, Math.PI / 4)).toBeCloseTo(0.8 * Math.SQRT2 + 0.2)
    expect(sectionRadius('octagon', 1, Math.PI / 8)).toBeLessThan(1 / Math.cos(Math.PI / 8))
  })

  it('is followed by angles that rise, closer together where it has edges', () => {
    const angles = anglesFor(['square'], 1)
    expect(angles).toEqual(angles.toSorted((a, b) => a - b))
    expect(angles.length).toBeGreaterThan(anglesFor(['square'], 0.25).length)
    const nearCorner = angles.filter((angle) => Math.abs(angle - Math.PI / 4) < 0.06)
    expect(nearCorner).toHaveLength(5)
  })
})

describe('a level ring', () => {
  it('rises to the right where it lies on a slope', () => {
    const level = { section: 'round', halfIn: 2, heightIn: 5, slope: 0.5 } as const
    const [front, right] = levelRing(level, [0, Math.PI / 2])
    expect(front).toEqual([0, 5, 2])
    expect(right?.[0]).toBeCloseTo(2)
    expect(right?.[1]).toBeCloseTo(6)
  })
})
