import { describe, expect, it } from 'vitest'
import { boundsOf, widened } from './bounds.ts'
import { circle, rectangle } from './figures.ts'

describe('boundsOf', () => {
  it('is the rectangle itself', () => {
    expect(boundsOf([rectangle([-1, 2], [3, 5])])).toEqual({
      left: -1,
      right: 3,
      bottom: 2,
      top: 5,
    })
  })

  it('follows curves beyond their ends', () => {
    const bulge = {
      start: [0, 0],
      parts: [{ kind: 'curve', c1: [4, 1], c2: [4, 2], to: [0, 3] }],
      isClosed: false,
    } as const
    expect(boundsOf([bulge]).right).toBeCloseTo(3)
  })

  it('takes all paths together', () => {
    const { left, right } = boundsOf([circle([0, 0], 1), circle([5, 0], 2)])
    expect([left, right]).toEqual([-1, 7])
  })

  it('grows by a margin', () => {
    expect(widened({ left: 0, right: 1, bottom: 0, top: 1 }, 0.5)).toEqual({
      left: -0.5,
      right: 1.5,
      bottom: -0.5,
      top: 1.5,
    })
  })
})
