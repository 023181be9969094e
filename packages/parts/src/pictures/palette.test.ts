import { describe, expect, it } from 'vitest'
import { colourUnder, mixed, type Palette } from './palette.ts'

const GREYS: Palette = ['#000000', '#202020', '#404040', '#808080', '#ffffff']

describe('colourUnder', () => {
  it('runs from deep shade over the body to the glint', () => {
    expect(colourUnder(GREYS, 0)).toBe('#000000')
    expect(colourUnder(GREYS, 0.5)).toBe('#404040')
    expect(colourUnder(GREYS, 1)).toBe('#ffffff')
  })

  it('mixes between two of its colours', () => {
    expect(colourUnder(GREYS, 0.625)).toBe('#606060')
    expect(mixed('#000000', '#102030', 0.5)).toBe('#081018')
  })

  it('stays within its colours under any light', () => {
    expect(colourUnder(GREYS, -1)).toBe('#000000')
    expect(colourUnder(GREYS, 7)).toBe('#ffffff')
  })
})
