import { expect, test } from 'vitest'
import { taxInRefunds, taxLeft } from './tax-in-refunds.ts'

/** 48.10, shipping 15.00, tax 3.85. */
const TOTALS = { taxCents: 385, totalCents: 6695 }
const back = (cents: number) => ({ cents, isTax: false })

test('a full refund gives all tax back', () => {
  expect(taxInRefunds(TOTALS, [back(6695)])).toEqual([385])
})

test('part refunds give back their share, and together with the rest all of it', () => {
  // 1000 × 385 / 6695 = 57.51; then 2000 × 327 / 5695 = 114.84; the rest is 212.
  expect(taxInRefunds(TOTALS, [back(1000), back(2000), back(3695)])).toEqual([58, 115, 212])
})

test('what is refunded as tax is tax, and never more than was taken', () => {
  expect(taxInRefunds(TOTALS, [{ cents: 385, isTax: true }, back(6310)])).toEqual([385, 0])
  expect(taxInRefunds(TOTALS, [{ cents: 400, isTax: true }])).toEqual([385])
})

test('pieces go back with their own tax, and the rest with what is left', () => {
  // One of two at 24.05 with 1.93 of tax; what is left, shipping too, holds 1.92.
  const piece = { cents: 2598, isTax: false, taxCents: 193 }
  expect(taxInRefunds(TOTALS, [piece, back(4097)])).toEqual([193, 192])
  expect(taxInRefunds(TOTALS, [{ cents: 385, isTax: true }, piece])).toEqual([385, 0])
})

test('of an order without tax no refund is tax', () => {
  expect(taxInRefunds({ taxCents: 0, totalCents: 6310 }, [back(6310)])).toEqual([0])
})

test('what of the tax has not gone back is left', () => {
  expect(taxLeft(TOTALS, [])).toBe(385)
  // 1000 × 385 / 6695 = 57.51.
  expect(taxLeft(TOTALS, [back(1000)])).toBe(327)
  expect(taxLeft(TOTALS, [back(1000), { cents: 327, isTax: true }])).toBe(0)
})
