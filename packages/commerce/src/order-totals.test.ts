import { describe, expect, test } from 'vitest'
import { orderTotals } from './order-totals.ts'

describe('shipping', () => {
  test('is 15.00 up to and at 100.00', () => {
    expect(orderTotals(1, false).shippingCents).toBe(1500)
    expect(orderTotals(10_000, false).shippingCents).toBe(1500)
  })

  test('is free over 100.00', () => {
    expect(orderTotals(10_001, false).shippingCents).toBe(0)
  })

  test('is free with pickup', () => {
    expect(orderTotals(1, true).shippingCents).toBe(0)
    expect(orderTotals(10_001, true).shippingCents).toBe(0)
  })
})

describe('tax', () => {
  test.each([
    [3499, 280], // 279.92
    [3504, 280], // 280.32
    [3506, 280], // 280.48
    [3507, 281], // 280.56
    [6, 0], // 0.48
    [7, 1], // 0.56
    [1050, 84], // 84 exactly
    [10_000, 800],
    [123_456_789, 9_876_543], // 9,876,543.12
  ])(
    'is 8 percent of the subtotal, rounded to the cent: of %i it is %i',
    (subtotalCents, taxCents) => {
      expect(orderTotals(subtotalCents, false).taxCents).toBe(taxCents)
    },
  )

  test('is not charged on shipping', () => {
    expect(orderTotals(1000, false)).toMatchObject({ shippingCents: 1500, taxCents: 80 })
    expect(orderTotals(1000, true)).toMatchObject({ shippingCents: 0, taxCents: 80 })
  })
})

test('one M-399 comes to 34.99 + 15.00 + 2.80', () => {
  expect(orderTotals(3499, false)).toEqual({
    subtotalCents: 3499,
    shippingCents: 1500,
    taxCents: 280,
    totalCents: 5279,
  })
})

test('three M-399 ship free: 104.97 + 8.40', () => {
  expect(orderTotals(10_497, false)).toEqual({
    subtotalCents: 10_497,
    shippingCents: 0,
    taxCents: 840,
    totalCents: 11_337,
  })
})

test('one M-399 picked up comes to 34.99 + 2.80', () => {
  expect(orderTotals(3499, true).totalCents).toBe(3779)
})
