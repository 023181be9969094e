import { describe, expect, it } from 'vitest'
import { fullDescription } from './full-description.ts'

const features = ['1/2" square, 44" long', 'One 7" basket, 2" across', 'Hollow core']

describe('fullDescription', () => {
  it('keeps a description of 50 characters or more', () => {
    const written = 'x'.repeat(50)
    expect(fullDescription(written, 'Single Basket', features)).toBe(written)
  })

  it('makes one from title and features where none is written', () => {
    expect(fullDescription('', 'Single Basket Iron Baluster', features)).toBe(
      'Single Basket Iron Baluster. 1/2" square, 44" long; one 7" basket, 2" across; hollow core.',
    )
  })

  it('puts the features after a short one', () => {
    expect(fullDescription('A single basket.', 'Single Basket', features)).toBe(
      'A single basket. 1/2" square, 44" long; one 7" basket, 2" across; hollow core.',
    )
  })
})
