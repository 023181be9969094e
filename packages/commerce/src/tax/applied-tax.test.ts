import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { business } from '../business.ts'
import { newJerseyDay } from '../delivery/new-jersey-day.ts'
import { orderTotals } from '../order-totals.ts'
import { statesWithoutRow, taxedTotals, taxName } from './applied-tax.ts'
import { TAX_TABLES, type TaxRow } from './tax-rows.ts'

const DAY = '2026-11-23'
const HUNDRED = { subtotalCents: 10_000, isPickup: false, state: 'NJ' }
const OLD: TaxRow = { ...TAX_TABLES.destination[0], id: 'old', validTo: '2026-12-31' }
const NEW: TaxRow = { ...OLD, id: 'new', rateThousandths: 7000, validFrom: '2027-01-01' }
const { validTo: _, ...ENDLESS } = NEW
const ROWS = [OLD, ENDLESS]

function rowOn(day: string): string | undefined {
  return taxedTotals(HUNDRED, { table: 'destination', day, rows: ROWS }).tax.rowId
}

test("the specification's table takes 8 % of any subtotal, rounded to the cent, wherever it goes", () => {
  const carts = fc.tuple(
    fc.integer({ min: 0, max: 100_000_000 }),
    fc.boolean(),
    fc.constantFrom('NJ', 'PA', 'OR', ''),
  )
  fc.assert(
    fc.property(carts, ([subtotalCents, isPickup, state]) => {
      const sale = { subtotalCents, isPickup, state }
      const { totals, tax } = taxedTotals(sale, { table: 'specification', day: DAY })
      expect(totals).toEqual(orderTotals(subtotalCents, isPickup))
      expect(totals.taxCents).toBe(Math.round((subtotalCents * 8) / 100))
      expect(taxName(tax)).toBe('Tax (8%)')
    }),
    { numRuns: 10_000 },
  )
})

test('New Jersey taxes 100.00 and 15.00 for delivery with 6.625 %: 7.62', () => {
  const { totals, tax } = taxedTotals(HUNDRED, { table: 'destination', day: DAY })
  expect(totals).toMatchObject({ shippingCents: 1500, taxCents: 762, totalCents: 12_262 })
  expect(tax).toEqual({ rowId: 'nj-2018', rateThousandths: 6625, baseCents: 11_500 })
  expect(taxName(tax)).toBe('Tax (6.625%)')
})

test('what is picked up is taxed in New Jersey, whatever state was typed', () => {
  const pickup = { ...HUNDRED, isPickup: true, state: 'OR' }
  // 6.625 % of 100.00 is 6.625, half up.
  expect(taxedTotals(pickup, { table: 'destination', day: DAY }).totals.taxCents).toBe(663)
})

test.each(['OR', 'MT', 'NH', 'DE', 'PA'])(
  '%s has no row, and nothing is collected there',
  (state) => {
    const { totals, tax } = taxedTotals({ ...HUNDRED, state }, { table: 'destination', day: DAY })
    expect(totals.taxCents).toBe(0)
    expect(tax).toEqual({ rowId: undefined, rateThousandths: 0, baseCents: 0 })
  },
)

test('a row holds from its first day on, the one before it until then', () => {
  expect(rowOn('2026-12-31')).toBe('old')
  expect(rowOn('2027-01-01')).toBe('new')
  expect(rowOn('2017-12-31')).toBeUndefined()
})

test.each([
  // The clock goes back at 2 AM on November 1, and forward at 2 AM on March 14.
  ['2026-11-01', '2026-11-01T04:00:00Z'],
  ['2026-11-02', '2026-11-02T05:00:00Z'],
  ['2027-03-14', '2027-03-14T05:00:00Z'],
  ['2027-03-15', '2027-03-15T04:00:00Z'],
])('a row of %s begins at midnight in New Jersey, %s', (validFrom, midnight) => {
  const rows = [OLD, { ...ENDLESS, validFrom }].map(({ validTo: __, ...row }: TaxRow) => row)
  const rowAt = (ms: number) =>
    taxedTotals(HUNDRED, { table: 'destination', day: newJerseyDay(new Date(ms)), rows }).tax.rowId
  expect(rowAt(Date.parse(midnight) - 1000)).toBe('old')
  expect(rowAt(Date.parse(midnight))).toBe('new')
})

test('an exempt order is not taxed, and says so', () => {
  const exemption = { code: 'EX-1', certificateNumber: '1', reason: 'Resale', state: 'NJ' }
  const { totals, tax } = taxedTotals(HUNDRED, { table: 'specification', day: DAY, exemption })
  expect(totals).toMatchObject({ taxCents: 0, totalCents: 11_500 })
  expect(tax).toMatchObject({ baseCents: 0, exemption })
  expect(taxName(tax)).toBe('Tax (exempt)')
})

test('a state in which the business is registered needs a row for the day', () => {
  expect(business.registeredStates).toEqual(['NJ'])
  expect(statesWithoutRow('destination', DAY)).toEqual([])
  expect(statesWithoutRow('destination', '2017-12-31')).toEqual(['NJ'])
  expect(statesWithoutRow('specification', DAY)).toEqual([])
})
