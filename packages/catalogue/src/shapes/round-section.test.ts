import { describe, expect, it } from 'vitest'
import { roundSection } from './round-section.ts'

describe('roundSection', () => {
  it('stands on its flat and is as wide as its diameter', () => {
    const points = roundSection(1.5, 0.5)
    expect(points.slice(0, 2)).toEqual([
      [0, 0],
      [0.25, 0],
    ])
    expect(Math.max(...points.map(([x]) => x))).toBe(0.75)
  })

  it('loses the height of the flat: 1-1/2" round on 1/2" is 1.457" high', () => {
    expect(roundSection(1.5, 0.5).at(-1)).toEqual([0, 1.457])
  })
})
