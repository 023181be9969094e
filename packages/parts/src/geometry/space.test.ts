import { describe, expect, it } from 'vitest'
import { angleBetween, between, cross, dot, lengthOf, partWay, unit } from './space.ts'

describe('places in space', () => {
  it('are as far apart as the square root of 4 + 9 + 36', () => {
    expect(lengthOf(between([1, 1, 1], [3, 4, 7]))).toBe(7)
  })

  it('have a quarter of the way between them', () => {
    expect(partWay([0, 4, -8], [8, 0, 0], 0.25)).toEqual([2, 3, -6])
  })
})

describe('ways in space', () => {
  it('to the right across up lead to the viewer', () => {
    expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1])
  })

  it('at right angles have nothing in common', () => {
    expect(dot([1, 2, 0], [-2, 1, 5])).toBe(0)
  })

  it('keep their direction when they are brought to one inch', () => {
    expect(unit([0, 3, 4])).toEqual([0, 0.6, 0.8])
    expect(unit([0, 0, 0])).toEqual([0, 0, 0])
  })

  it('meet at 45 degrees on the diagonal of a square', () => {
    expect(angleBetween([1, 0, 0], [2, 2, 0])).toBeCloseTo(45)
    expect(angleBetween([1, 0, 0], [-5, 0, 0])).toBeCloseTo(180)
    expect(angleBetween([1, 0, 0], [0, 0, 0])).toBe(0)
  })
})
