import { describe, expect, it } from 'vitest'
import { boundsOf } from './bounds.ts'
import { centredRectangle, circle, ellipse, rectangle } from './figures.ts'
import { flattened } from './flattened.ts'

describe('a rectangle', () => {
  it('is closed and runs anticlockwise from its lower left corner', () => {
    const { start, parts, isClosed } = rectangle([1, 2], [4, 6])
    expect(start).toEqual([1, 2])
    expect(parts.map(({ to }) => to)).toEqual([
      [4, 2],
      [4, 6],
      [1, 6],
    ])
    expect(isClosed).toBe(true)
  })

  it('round the origin reaches half its size each way', () => {
    expect(boundsOf([centredRectangle(3, 2)])).toEqual({
      left: -1.5,
      right: 1.5,
      bottom: -1,
      top: 1,
    })
  })
})

describe('a circle', () => {
  it('is nowhere farther from its radius than three parts in ten thousand', () => {
    const distances = flattened(circle([2, -1], 5), 1e-4).map(([x, y]) => Math.hypot(x - 2, y + 1))
    expect(Math.min(...distances)).toBeGreaterThan(5 - 0.0016)
    expect(Math.max(...distances)).toBeLessThan(5 + 0.0016)
  })

  it('with two radii reaches them to its sides and up and down', () => {
    expect(boundsOf([ellipse([0, 3], 2, 1)])).toEqual({ left: -2, right: 2, bottom: 2, top: 4 })
  })
})
