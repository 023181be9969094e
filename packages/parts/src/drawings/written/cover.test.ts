import { describe, expect, it } from 'vitest'
import { barEdges } from './bar-edges.ts'
import { coverOf, crossings, isCovered, isNear } from './cover.ts'

const SQUARE = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const
const HOLLOW = [
  [3, 3],
  [7, 3],
  [7, 7],
  [3, 7],
] as const

describe('a cover', () => {
  const plain = coverOf([SQUARE], { rule: 'evenodd', hidesEdge: false })

  it('hides what lies under it and nothing beside it', () => {
    expect(isCovered([5, 5], plain)).toBe(true)
    expect(isCovered([12, 5], plain)).toBe(false)
  })

  it('hides its own edge only where that is drawn', () => {
    expect(isCovered([10, 5], plain)).toBe(false)
    expect(isCovered([10, 5], { ...plain, hidesEdge: true })).toBe(true)
  })

  it('leaves its hollow open', () => {
    const ring = coverOf([SQUARE, HOLLOW], { rule: 'evenodd', hidesEdge: false })
    expect(isCovered([5, 5], ring)).toBe(false)
    expect(isCovered([1.5, 5], ring)).toBe(true)
  })

  it('is crossed by a line at a quarter and three quarters of its length', () => {
    const across = [
      [-5, 5],
      [15, 5],
    ] as const
    expect(crossings(plain, across).toSorted((a, b) => a - b)).toEqual([0.25, 0.75])
  })

  it('need not be tried where a line passes far from it', () => {
    const far = [
      [20, 20],
      [30, 20],
    ] as const
    const near = [
      [-5, 5],
      [5, 5],
    ] as const
    expect([isNear(plain, far), isNear(plain, near)]).toEqual([false, true])
  })
})

describe('the sides of a bar', () => {
  it('run half its width to either side, mitred at a corner', () => {
    const [left, right] = barEdges(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      2,
    )
    expect(left).toEqual([
      [0, 1],
      [9, 1],
      [9, 10],
    ])
    expect(right).toEqual([
      [0, -1],
      [11, -1],
      [11, 10],
    ])
  })
})
