import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RefundBooks, refundSum } from './refund-sum.ts'

const NOTHING_BACK = { goodsCents: 0, goodsTaxCents: 0, taxAloneCents: 0 }
/** Two at 24.05: 48.10, of which the tax is 3.85. */
const BOOKS: RefundBooks = { taxCents: 385, baseCents: 4810, ...NOTHING_BACK }
const ONE = { unitPriceCents: 2405, quantity: 1 }

test('a piece goes back with its share of tax, and the last one with the rest', () => {
  // 385 × 2405 / 4810 = 192.5, half up.
  expect(refundSum(BOOKS, [ONE])).toEqual({ goodsCents: 2405, taxCents: 193, cents: 2598 })
  const after = { ...BOOKS, goodsCents: 2405, goodsTaxCents: 193 }
  expect(refundSum(after, [ONE])).toEqual({ goodsCents: 2405, taxCents: 192, cents: 2597 })
  expect(refundSum(BOOKS, [{ ...ONE, quantity: 2 }])).toMatchObject({ taxCents: 385, cents: 5195 })
})

test('where the delivery is taxed its tax is not in the goods', () => {
  // 100.00 and 15.00 shipping at 6.625 %: 7.62, of which 762 × 10000 / 11500 = 662.6 is in the goods.
  const books = { taxCents: 762, baseCents: 11_500, ...NOTHING_BACK }
  expect(refundSum(books, [{ unitPriceCents: 10_000, quantity: 1 }])).toMatchObject({
    taxCents: 663,
  })
})

test('tax that went back by itself does not go back once more', () => {
  expect(refundSum({ ...BOOKS, taxAloneCents: 385 }, [ONE])).toMatchObject({ cents: 2405 })
  expect(refundSum({ ...BOOKS, taxAloneCents: 300 }, [ONE])).toMatchObject({ taxCents: 85 })
})

test('an order without tax gives none back', () => {
  expect(refundSum({ taxCents: 0, baseCents: 0, ...NOTHING_BACK }, [ONE])).toMatchObject({
    taxCents: 0,
    cents: 2405,
  })
})

test('all pieces of an order, in whichever portions, give its tax to the cent', () => {
  const lines = fc.array(
    fc.record({
      unitPriceCents: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 12_000 }),
      fc.infiniteStream(fc.nat()),
      (sold, rate, chance) => {
        const baseCents = sold.reduce((sum, one) => sum + one.unitPriceCents * one.quantity, 0)
        const taxCents = Math.round((baseCents * rate) / 100_000)
        let books: RefundBooks = { taxCents, baseCents, ...NOTHING_BACK }
        const left = sold.map((line) => ({ ...line }))
        while (left.some(({ quantity }) => quantity > 0)) {
          for (const line of left.filter(({ quantity }) => quantity > 0)) {
            const quantity = 1 + (Number(chance.next().value) % line.quantity)
            line.quantity -= quantity
            const sum = refundSum(books, [{ ...line, quantity }])
            expect(sum.taxCents).toBeGreaterThanOrEqual(0)
            books = {
              ...books,
              goodsCents: books.goodsCents + sum.goodsCents,
              goodsTaxCents: books.goodsTaxCents + sum.taxCents,
            }
            expect(books.goodsTaxCents).toBeLessThanOrEqual(taxCents)
          }
        }
        expect(books.goodsTaxCents).toBe(taxCents)
      },
    ),
  )
})
