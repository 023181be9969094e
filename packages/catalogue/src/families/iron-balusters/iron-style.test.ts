import { describe, expect, it } from 'vitest'
import { ironStyle } from './iron-style.ts'

describe('ironStyle', () => {
  it('reads the title', () => {
    expect(ironStyle('Victorian Lyre Iron Baluster', '')).toBe('Traditional')
    expect(ironStyle('Geometric Panel', '')).toBe('Modern')
  })

  it('reads the description, whatever the case', () => {
    expect(ironStyle('Single Basket', 'The Classic basket.')).toBe('Traditional')
    expect(ironStyle('Plain Bar', 'Reads as modern beside glass.')).toBe('Modern')
  })

  it('takes a baluster at its word when it calls itself transitional', () => {
    expect(ironStyle('Single Knuckle', 'Transitional: modern bar, traditional knuckle.')).toBe(
      'Transitional',
    )
  })

  it('is Transitional where nothing says otherwise', () => {
    expect(ironStyle('Plain Bar', 'A bar.')).toBe('Transitional')
  })

  it('does not find a word inside another', () => {
    expect(ironStyle('Bar', 'Periodically modernised.')).toBe('Transitional')
  })
})
