import { describe, expect, test } from 'vitest'
import { C_2005, C_8071, M_399, SHOE } from '../testing/listings.ts'
import { originalPrice, priceChangeOf, savePercent, unitPrice } from './unit-price.ts'

describe('unitPrice', () => {
  test('is the base price where nothing is to be chosen', () => {
    expect(unitPrice(SHOE, {})).toBe(1000)
  })

  test('adds what a finish costs: 34.99 + 4.00', () => {
    expect(unitPrice(M_399, { finish: 'cv' })).toBe(3899)
  })

  test('takes the first option of a group that is not named', () => {
    expect(unitPrice(M_399, {})).toBe(3499)
  })

  test('multiplies by the species: 18.50 × 1.3', () => {
    expect(unitPrice(C_2005, { species: 'white-oak' })).toBe(2405)
  })

  test('is the base price until a species is chosen', () => {
    expect(unitPrice(C_2005, {})).toBe(1850)
  })

  test('rounds after the species and before the options: 42.15 × 1.1 = 46.365, + 1.50', () => {
    expect(unitPrice(C_8071, { species: 'maple', hand: 'r' })).toBe(4787)
  })

  test.each([
    [1555, 130, 2022], // 2021.5
    [1545, 130, 2009], // 2008.5
    [1001, 90, 901], // 900.9
    [1005, 90, 905], // 904.5
    [333, 70, 233], // 233.1
  ])('rounds half a cent up: %i at %i percent is %i', (priceCents, percent, expected) => {
    const product = { ...C_2005, priceCents, species: { hemlock: percent } }
    expect(unitPrice(product, { species: 'hemlock' })).toBe(expected)
  })

  test('takes off what an option takes off', () => {
    const options = [{ code: 'PO', name: 'Poplar', priceAddCents: -300 }] as const
    const group = { id: 'species', name: 'Species', type: 'material', options } as const
    expect(unitPrice({ ...SHOE, optionGroups: [group] }, {})).toBe(700)
  })
})

describe('originalPrice', () => {
  test('is scaled from its own base: 22.00 × 1.3', () => {
    expect(originalPrice(C_2005, { species: 'white-oak' })).toBe(2860)
  })

  test('grows by the same options: 40.24 + 4.00', () => {
    expect(originalPrice(M_399, { finish: 'cv' })).toBe(4424)
  })
})

describe('savePercent', () => {
  test('is rounded from both prices: 5.25 of 40.24 are 13.05 %', () => {
    expect(savePercent(M_399, {})).toBe(13)
  })

  test('follows the choices: 5.25 of 44.24 are 11.87 %', () => {
    expect(savePercent(M_399, { finish: 'cv' })).toBe(12)
  })

  test('is 16 for 18.50 instead of 22.00 in every species', () => {
    expect(savePercent(C_2005, {})).toBe(16)
    expect(savePercent(C_2005, { species: 'hard-maple' })).toBe(16)
  })

  test('is 0 when nothing is saved', () => {
    expect(savePercent({ ...SHOE, originalCents: 1000 }, {})).toBe(0)
    expect(savePercent({ ...SHOE, originalCents: 900 }, {})).toBe(0)
    expect(savePercent({ ...SHOE, originalCents: 0 }, {})).toBe(0)
  })
})

describe('percents of options', () => {
  const length = {
    id: 'length',
    name: 'Length',
    type: 'length',
    options: [
      { code: '12', name: '12 ft', priceAddCents: 0 },
      { code: '16', name: '16 ft', priceAddCents: 0, percent: 133.333 },
    ],
  } as const
  const wood = {
    id: 'species',
    name: 'Species',
    type: 'material',
    options: [
      { code: 'red-oak', name: 'Red Oak', priceAddCents: 0 },
      { code: 'poplar', name: 'Poplar', priceAddCents: 50, percent: 80 },
    ],
  } as const
  const rail = { ...SHOE, optionGroups: [length, wood] }

  test('multiply base and adders together: (10.00 + 0.50) × 1.33333 × 0.8 = 11.19997', () => {
    expect(unitPrice(rail, { length: '16', species: 'poplar' })).toBe(1120)
    expect(unitPrice(rail, {})).toBe(1000)
  })

  test('make a change that depends on the other choices', () => {
    expect(priceChangeOf(rail, {}, length, length.options[1])).toBe(333)
    // 11.20 instead of 8.40.
    expect(priceChangeOf(rail, { species: 'poplar' }, length, length.options[1])).toBe(280)
    expect(priceChangeOf(rail, { length: '16' }, length, length.options[0])).toBe(0)
  })
})
