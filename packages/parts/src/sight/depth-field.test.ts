import { describe, expect, it } from 'vitest'
import { type DepthField, depthField } from './depth-field.ts'

/** The lower left half of a square of two inches, so near. */
const half = (near: number) => [0, 0, near, 2, 0, near, 0, 2, near]

function at({ triangle, near, width, left, bottom }: DepthField, x: number, y: number) {
  const cell = (y - bottom) * width + (x - left)
  return [triangle[cell], near[cell]]
}

describe('a depth field of one cell to the inch', () => {
  it('has the triangle on its sides and in it, and nothing beyond', () => {
    const field = depthField(Float64Array.from(half(3)), 1)
    expect(at(field, 0, 0)).toEqual([0, 3])
    expect(at(field, 1, 1)).toEqual([0, 3])
    expect(at(field, 2, 1)).toEqual([-1, -Infinity])
  })

  it('keeps the nearer of two, whichever comes first', () => {
    const [near, far] = [half(5), half(1)]
    expect(at(depthField(Float64Array.from([...near, ...far]), 1), 1, 0)).toEqual([0, 5])
    expect(at(depthField(Float64Array.from([...far, ...near]), 1), 1, 0)).toEqual([1, 5])
  })

  it('slopes from corner to corner', () => {
    const field = depthField(Float64Array.of(0, 0, 0, 2, 0, 4, 0, 2, 0), 1)
    expect(at(field, 1, 0)).toEqual([0, 2])
  })

  it('leaves out what faces away', () => {
    const away = [0, 0, 3, 0, 2, 3, 2, 0, 3]
    expect(at(depthField(Float64Array.from(away), 1), 0, 0)).toEqual([-1, -Infinity])
  })
})
