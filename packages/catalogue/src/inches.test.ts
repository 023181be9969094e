import { describe, expect, it } from 'vitest'
import { formatInches, sizeCode } from './inches.ts'

describe('formatInches', () => {
  it('writes whole inches without a fraction', () => {
    expect(formatInches(44)).toBe('44"')
    expect(formatInches(0)).toBe('0"')
  })

  it('joins the fraction to the inches with a hyphen', () => {
    expect(formatInches(18.5)).toBe('18-1/2"')
    expect(formatInches(2.375)).toBe('2-3/8"')
  })

  it('writes a fraction alone below one inch, in its lowest terms', () => {
    expect(formatInches(0.5)).toBe('1/2"')
    expect(formatInches(0.5625)).toBe('9/16"')
    expect(formatInches(0.75)).toBe('3/4"')
  })

  it('rounds to the nearest sixteenth, up to the next inch where that is nearest', () => {
    expect(formatInches(1.03)).toBe('1"')
    expect(formatInches(1.04)).toBe('1-1/16"')
    expect(formatInches(6.99)).toBe('7"')
  })
})

describe('sizeCode', () => {
  it('writes a length so that it can stand in a line id', () => {
    expect([0.5, 0.5625, 7.25, 8].map(sizeCode)).toEqual(['1-2', '9-16', '7-1-4', '8'])
  })
})
