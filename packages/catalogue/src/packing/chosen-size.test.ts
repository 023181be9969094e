import { describe, expect, it } from 'vitest'
import { catalogue, findProduct } from '../catalogue.ts'
import { chosenSize } from './chosen-size.ts'
import { packedSize } from './packed-size.ts'
import { sidesText, weightText } from './packed-text.ts'
import { pieceSize } from './piece-size.ts'

function sizeOf(id: string, choices: Readonly<Record<string, string>> = {}) {
  const product = findProduct(id)
  if (product === undefined) throw new Error(`no ${id}`)
  return chosenSize(pieceSize(product), product, choices)
}

describe('the size of a piece', () => {
  it('is known of every product, and more than nothing', () => {
    const odd = catalogue
      .map(pieceSize)
      .filter(
        ({ lengthIn, widthIn, heightIn, weightLb }) =>
          !(lengthIn >= widthIn && widthIn >= heightIn && heightIn > 0 && weightLb > 0),
      )
    expect(odd).toEqual([])
  })

  it('makes 48 bars of half an inch weigh 150 lb', () => {
    expect(Math.abs(48 * sizeOf('m-301').weightLb - 150)).toBeLessThan(2)
  })

  it('weighs two thirds of a 12 ft rail at 8 ft', () => {
    const whole = sizeOf('c-6010')
    expect(sizeOf('c-6010', { length: '8' })).toMatchObject({ lengthIn: 96 })
    expect(sizeOf('c-6010', { length: '8' }).weightLb).toBeCloseTo((whole.weightLb * 2) / 3, 6)
  })

  it('weighs by the wood: poplar is 0.42 where red oak is 0.63', () => {
    const oak = sizeOf('c-2005', { species: 'red-oak' })
    const poplar = sizeOf('c-2005', { species: 'poplar' })
    expect(poplar.weightLb).toBeCloseTo((oak.weightLb * 0.42) / 0.63, 6)
    expect(poplar.wood).toBe('poplar')
  })

  it('takes the length of a tread from its size, in inches, and the height of a riser', () => {
    expect(sizeOf('c-8010', { size: '60' }).lengthIn).toBe(60)
    expect(sizeOf('c-8090', { height: '7-3-4' })).toMatchObject({ widthIn: 7.75, lengthIn: 36 })
  })

  it('does not take the bar that a shoe is for as a length', () => {
    const shoe = catalogue.find(
      ({ family, optionGroups }) =>
        family === 'shoes-knuckles' && optionGroups.some(({ type }) => type === 'size'),
    )
    const id = shoe?.id ?? ''
    expect(sizeOf(id, { size: '3-4' }).lengthIn).toBe(sizeOf(id).lengthIn)
  })

  it('is 3 in longer in its packing, and an inch thicker', () => {
    expect(packedSize(sizeOf('c-6010'))).toMatchObject({
      lengthIn: 147,
      widthIn: 3.375,
      heightIn: 3.25,
    })
    expect(sidesText(packedSize(sizeOf('c-6010')))).toBe('147" × 4" × 4"')
  })

  it('is told in pounds, and in ounces below one', () => {
    expect(weightText(14.6)).toBe('14.6 lb')
    expect(weightText(0.25)).toBe('4.0 oz')
  })
})
