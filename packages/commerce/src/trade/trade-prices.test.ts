import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { unitPrice } from '@millrun/catalogue/choosing/unit-price'
import { describe, expect, test } from 'vitest'
import { C_2005, M_399, SHOE } from '@millrun/catalogue/testing/listings'
import type { PriceRow } from './price-row.ts'
import { pricedTogether } from './priced-together.ts'
import { tradeProduct } from './trade-product.ts'

function row(target: PriceRow['target'], min: number, price: PriceRow['price']): PriceRow {
  return { target, min, price }
}

const BALUSTER = { product: 'm-399' }
const IRON = { family: 'iron-balusters' } as const

describe('tradeProduct', () => {
  test('puts the price of a list in the place of everybody’s, with nothing struck through', () => {
    const sold = tradeProduct(M_399, [row(BALUSTER, 1, { cents: 2999 })])
    expect(sold).toMatchObject({ priceCents: 2999, listCents: 3499, originalCents: 0 })
    expect(unitPrice(sold, { finish: 'cv' })).toBe(3399) // 29.99 + 4.00
  })

  test('takes a share of the base price of each product of a family, rounded to the cent', () => {
    // 34.99 × 0.85 = 29.7415
    expect(tradeProduct(M_399, [row(IRON, 1, { percent: 85 })]).priceCents).toBe(2974)
    expect(tradeProduct(C_2005, [row(IRON, 1, { percent: 85 })])).toBe(C_2005)
  })

  test('is never dearer than for everybody, and follows when everybody’s falls below it', () => {
    expect(tradeProduct(M_399, [row(BALUSTER, 1, { cents: 3600 })])).toBe(M_399)
    const onOffer = { ...M_399, priceCents: 2900 }
    expect(tradeProduct(onOffer, [row(BALUSTER, 1, { cents: 2999 })])).toBe(onOffer)
  })

  test('is never more than 30 % below everybody’s: 70 % of 34.99 are 24.493', () => {
    expect(tradeProduct(M_399, [row(BALUSTER, 1, { cents: 100 })]).priceCents).toBe(2450)
  })

  test('takes the lowest of what holds, and leaves out breaks that are no better', () => {
    const sold = tradeProduct(M_399, [
      row(BALUSTER, 48, { cents: 2800 }),
      row(BALUSTER, 24, { cents: 2700 }),
      row(IRON, 1, { percent: 90 }),
      row(BALUSTER, 12, { cents: 3300 }),
    ])
    expect(sold.priceCents).toBe(3149) // 34.99 × 0.9 = 31.491
    expect(sold.breaks).toEqual([{ min: 24, priceCents: 2700, counted: 'product' }])
  })

  test('holds 30 % for choices that take something off, too', () => {
    const options = [
      { code: 'RO', name: 'Red Oak', priceAddCents: 0 },
      { code: 'PO', name: 'Poplar', priceAddCents: -300 },
    ] as const
    const group = { id: 'species', name: 'Species', type: 'material', options } as const
    const product = { ...SHOE, priceCents: 1000, optionGroups: [group] }
    const sold = tradeProduct(product, [row({ product: SHOE.id }, 1, { percent: 70 })])
    expect(unitPrice(sold, {})).toBe(700)
    // Everybody pays 7.00; 4.00 would be too little, 70 % are 4.90.
    expect(unitPrice(sold, { species: 'po' })).toBe(490)
  })
})

describe('pricedTogether', () => {
  const sold = tradeProduct(M_399, [
    row(BALUSTER, 1, { cents: 3299 }),
    row(BALUSTER, 24, { cents: 2999 }),
  ])

  test.each([
    [23, 3299],
    [24, 2999],
    [25, 2999],
  ])('%i pieces at a break of 24 cost %i each', (quantity, cents) => {
    const [priced] = pricedTogether([{ line: lineOf(sold, {}), quantity }])
    expect(priced?.line.unitPriceCents).toBe(cents)
  })

  test('counts all finishes of a product together, each with what its own adds', () => {
    const priced = pricedTogether([
      { line: lineOf(sold, { finish: 'sb' }), quantity: 12 },
      { line: lineOf(sold, { finish: 'cv' }), quantity: 12 },
    ])
    expect(priced.map(({ line }) => line.unitPriceCents)).toEqual([2999, 3399])
  })

  test('counts a family together where the list says so, and a product alone where it does not', () => {
    const other = { ...M_399, id: 'm-400', priceCents: 4000 }
    const rows = [row(IRON, 24, { percent: 80 }), row(BALUSTER, 24, { cents: 2500 })]
    const priced = pricedTogether([
      { line: lineOf(tradeProduct(M_399, rows), {}), quantity: 12 },
      { line: lineOf(tradeProduct(other, rows), {}), quantity: 12 },
    ])
    // 34.99 × 0.8 = 27.992; the product alone has but twelve pieces.
    expect(priced.map(({ line }) => line.unitPriceCents)).toEqual([2799, 3200])
  })

  test('leaves lines without breaks as they are', () => {
    const bought = [{ line: lineOf(SHOE, {}), quantity: 1000 }]
    expect(pricedTogether(bought)).toEqual(bought)
  })
})
