import { describe, expect, it } from 'vitest'
import { svgNumber } from './number.ts'

describe('svgNumber', () => {
  it.each([
    [0.5, '.5'],
    [-0.25, '-.25'],
    [12, '12'],
    [1.239, '1.24'],
    [-0.001, '0'],
  ])('writes %d as %s', (value, text) => {
    expect(svgNumber(value)).toBe(text)
  })
})
