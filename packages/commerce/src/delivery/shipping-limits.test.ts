import { expect, test } from 'vitest'
import { limitsOn, SHIPPING_LIMITS, type ShippingLimits } from './shipping-limits.ts'

const [FIRST] = SHIPPING_LIMITS
const LATER: ShippingLimits = { ...FIRST, validFrom: '2027-01-04', source: 'later' }

test('a row holds from its own day on, and the first before any', () => {
  const rows = [FIRST, LATER] as const
  expect(limitsOn('2020-01-01', rows)).toBe(FIRST)
  expect(limitsOn('2027-01-03', rows)).toBe(FIRST)
  expect(limitsOn('2027-01-04', rows)).toBe(LATER)
  expect(limitsOn('2030-01-01', rows)).toBe(LATER)
})

test('rows are in the order of their days, and say where they are from', () => {
  const days = SHIPPING_LIMITS.map(({ validFrom }) => validFrom)
  expect(days).toEqual(days.toSorted())
  expect(SHIPPING_LIMITS.every(({ source }) => source.length > 20)).toBe(true)
})

test('our own limits lie within what the carriers take', () => {
  for (const { own, carton, parcel } of SHIPPING_LIMITS) {
    expect(own.packedIn).toBeLessThanOrEqual(parcel.lengthIn)
    expect(carton.lengthAndGirthIn).toBeLessThanOrEqual(parcel.lengthAndGirthIn)
    expect(carton.weightLb).toBeLessThanOrEqual(parcel.weightLb)
  }
})
