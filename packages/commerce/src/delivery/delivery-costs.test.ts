import { expect, test } from 'vitest'
import type { Carton } from './delivery.ts'
import { deliveryCostCents } from './delivery-costs.ts'

const CARTON: Carton = {
  kind: 'carton',
  count: 1,
  lengthIn: 40,
  widthIn: 8,
  heightIn: 4,
  weightLb: 20,
  holds: [],
}

function parcelCents(carton: Partial<Carton>): number {
  return deliveryCostCents({ mode: 'parcel', cartons: [{ ...CARTON, ...carton }] })
}

test('a parcel costs 12.00 and 0.55 a pound begun, each of its count', () => {
  expect(parcelCents({})).toBe(1200 + 20 * 55)
  expect(parcelCents({ weightLb: 20.2 })).toBe(1200 + 21 * 55)
  expect(parcelCents({ count: 3 })).toBe(3 * (1200 + 20 * 55))
})

test('what is light for its size costs as its size: 40 x 16 x 10 in are 47 lb', () => {
  expect(parcelCents({ widthIn: 16, heightIn: 10 })).toBe(1200 + 47 * 55)
})

function freightCents(cartons: readonly Carton[]): number {
  return deliveryCostCents({ mode: 'freight', cartons })
}

test('handling by hand is paid once, from 48 in or 50 lb on', () => {
  expect(parcelCents({ lengthIn: 48 })).toBe(1200 + 20 * 55)
  expect(parcelCents({ lengthIn: 49 })).toBe(1200 + 20 * 55 + 3500)
  expect(parcelCents({ weightLb: 50 })).toBe(1200 + 50 * 55)
  expect(parcelCents({ lengthIn: 60, weightLb: 51 })).toBe(1200 + 51 * 55 + 3500)
})

test('a large package pays for that once, not for handling as well, and as 90 lb at least', () => {
  // Long, large around and over 17,280 cubic inches at the same time: 97 x 16 x 12 in are 134 lb by size.
  expect(parcelCents({ lengthIn: 97 })).toBe(1200 + 90 * 55 + 29_000)
  expect(parcelCents({ lengthIn: 97, widthIn: 16, heightIn: 12 })).toBe(1200 + 134 * 55 + 29_000)
})

test('a truck costs 240.00, 0.30 a pound begun, and its length once', () => {
  const pallet = { ...CARTON, kind: 'pallet', lengthIn: 95, weightLb: 300 } as const
  expect(freightCents([pallet])).toBe(24_000 + 300 * 30)
  expect(freightCents([{ ...pallet, lengthIn: 96 }])).toBe(24_000 + 300 * 30 + 8500)
  expect(freightCents([{ ...pallet, lengthIn: 147, count: 2 }, pallet])).toBe(
    24_000 + 900 * 30 + 17_500,
  )
  expect(freightCents([])).toBe(0)
})

test('a letter costs 8.00 and pickup nothing', () => {
  expect(deliveryCostCents({ mode: 'letter', cartons: [{ ...CARTON, count: 2 }] })).toBe(1600)
  expect(deliveryCostCents({ mode: 'pickup', cartons: [CARTON] })).toBe(0)
})
