import { describe, expect, it } from 'vitest'
import { drawingScale, scaleName } from './drawing-scale.ts'

describe('drawingScale', () => {
  it('is the largest usual scale at which the length fits', () => {
    expect(drawingScale(44, 14.8)).toBe(1 / 3)
    expect(drawingScale(42, 14.8)).toBe(1 / 3)
    expect(drawingScale(1.5, 6)).toBe(4)
    expect(drawingScale(12.5, 13)).toBe(1)
  })

  it('has a name', () => {
    expect(scaleName(1 / 3)).toBe('1:3')
    expect(scaleName(2)).toBe('2:1')
    expect(scaleName(1)).toBe('full size')
  })
})
