import { expect, test } from 'vitest'
import { type ReportedSale, taxReport } from './tax-report.ts'

/** 100.00 and 15.00 shipping to New Jersey, both taxed at 6.625 %: 7.62. */
const SALE: ReportedSale = {
  state: 'NJ',
  day: '2026-11-23',
  grossCents: 11_500,
  baseCents: 11_500,
  taxCents: 762,
  exemptReason: undefined,
  hasRow: true,
  refunds: [],
}
const EXEMPT = { ...SALE, baseCents: 0, taxCents: 0, exemptReason: 'Resale' }
const OREGON = { ...SALE, state: 'OR', baseCents: 0, taxCents: 0, hasRow: false }
const NOTHING = {
  grossCents: 0,
  exemptCents: 0,
  untaxedCents: 0,
  taxableCents: 0,
  taxCents: 0,
  refundedCents: 0,
  refundedTaxCents: 0,
}

test('a state sums up what it taxed, what was exempt and why', () => {
  const { states } = taxReport([SALE, SALE, EXEMPT], '2026-11')
  expect(states).toEqual([
    {
      state: 'NJ',
      grossCents: 34_500,
      exemptCents: 11_500,
      untaxedCents: 0,
      taxableCents: 23_000,
      taxCents: 1524,
      refundedCents: 0,
      refundedTaxCents: 0,
      exemptByReason: new Map([['Resale', 11_500]]),
      isWithoutRow: false,
    },
  ])
})

test('a state without a row is listed, with nothing taxed', () => {
  const { states, all } = taxReport([OREGON, SALE], '2026-11')
  expect(states.map(({ state, isWithoutRow }) => [state, isWithoutRow])).toEqual([
    ['NJ', false],
    ['OR', true],
  ])
  expect(states[1]).toMatchObject({ untaxedCents: 11_500, taxCents: 0 })
  expect(all).toMatchObject({ grossCents: 23_000, taxCents: 762 })
})

test('a refund counts in its own month, not in that of its sale', () => {
  const refunds = [
    { day: '2026-11-30', cents: 1509, taxCents: 100 },
    { day: '2026-12-01', cents: 10_753, taxCents: 662 },
  ]
  const sold = [{ ...SALE, refunds }]
  expect(taxReport(sold, '2026-11').all).toMatchObject({
    taxCents: 762,
    refundedCents: 1509,
    refundedTaxCents: 100,
  })
  expect(taxReport(sold, '2026-12').states).toMatchObject([
    { state: 'NJ', grossCents: 0, taxCents: 0, refundedCents: 10_753, refundedTaxCents: 662 },
  ])
})

test('a month without sales and refunds has no states and sums of nothing', () => {
  expect(taxReport([SALE], '2026-10')).toEqual({ states: [], all: NOTHING })
  expect(taxReport([], '2026-11')).toEqual({ states: [], all: NOTHING })
})

test('delivery that is not taxed stands beside what is', () => {
  // The specification's 8 % of 48.10 alone.
  const specified = { ...SALE, grossCents: 6310, baseCents: 4810, taxCents: 385 }
  expect(taxReport([specified], '2026-11').all).toMatchObject({
    grossCents: 6310,
    untaxedCents: 1500,
    taxableCents: 4810,
    taxCents: 385,
  })
})
