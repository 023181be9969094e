import { describe, expect, it } from 'vitest'
import { easedLine, easedLoop } from './eased-line.ts'
import { easedPolygon } from './eased-polygon.ts'
import { linesFor } from './fineness.ts'

const SQUARE = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
] as const

describe('an eased line', () => {
  it('keeps its ends and rounds what is between them', () => {
    const eased = easedLine(SQUARE, 0.5, 2)
    expect(eased[0]).toEqual([0, 0])
    expect(eased.at(-1)).toEqual([0, 4])
    expect(eased).toContainEqual([3.5, 0])
    expect(eased).toContainEqual([4, 0.5])
    expect(eased).not.toContainEqual([4, 0])
  })

  it('leaves a bend of 20 degrees as it is', () => {
    const bend = [
      [0, 0],
      [2, 0],
      [4, 2 * Math.tan((20 * Math.PI) / 180)],
    ] as const
    expect(easedLine(bend, 0.5, 3)).toEqual(bend)
  })
})

describe('an eased figure', () => {
  it('has a bend of two lines for each of its four corners', () => {
    expect(easedPolygon(SQUARE, 0.5, 2)).toHaveLength(12)
    expect(easedLoop(SQUARE, () => 0.5, 2)).toHaveLength(12)
  })

  it('gives each corner less than half of the side beside it', () => {
    const xs = easedPolygon(SQUARE, 10, 1)
      .filter(([, y]) => y === 0)
      .map(([x]) => x)
    expect(Math.min(...xs)).toBeCloseTo(1.68)
    expect(Math.max(...xs)).toBeCloseTo(2.32)
  })
})

describe('fineness', () => {
  it('takes fewer lines for what is seen from afar, three at least', () => {
    expect([linesFor(64, 1), linesFor(64, 0.25), linesFor(8, 0.25)]).toEqual([64, 16, 3])
  })
})
