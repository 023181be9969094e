import { describe, expect, test } from 'vitest'
import { business } from '../business.ts'
import type { Carton, Delivery } from './delivery.ts'
import {
  deliverySentence,
  farCall,
  farSentence,
  TRUCK_NEEDS,
  truckReasons,
} from './delivery-words.ts'
import { SHIPPING_LIMITS } from './shipping-limits.ts'

const CARTON: Carton = {
  kind: 'carton',
  count: 2,
  lengthIn: 47,
  widthIn: 4,
  heightIn: 3,
  weightLb: 30,
  holds: [],
}

const PARCEL: Delivery = { mode: 'parcel', reasons: [], cartons: [CARTON], weightLb: 60 }

const TRUCK: Delivery = {
  mode: 'freight',
  reasons: [
    { kind: 'long', lineId: 'c-6010', title: 'Colonial Handrail, 12 ft', packedIn: 147 },
    { kind: 'long', lineId: 'a', title: 'A Stick', packedIn: 96.01 },
    { kind: 'bulky', lineId: 'b', title: 'A Block', lengthAndGirthIn: 227 },
    { kind: 'heavy', weightLb: 1325.2 },
  ],
  cartons: [CARTON],
  weightLb: 1325.2,
}

describe('how an order travels', () => {
  test('is one sentence for every mode', () => {
    expect(deliverySentence({ ...PARCEL, mode: 'letter' })).toBe('Ships as a letter.')
    expect(deliverySentence({ ...PARCEL, mode: 'pickup' })).toBe(
      'Ready for pickup at our warehouse.',
    )
    expect(deliverySentence(TRUCK)).toBe('Goes by truck: somebody has to be there to unload it.')
  })

  test('counts cartons and their weight, rounded up', () => {
    const third = { ...CARTON, count: 1, weightLb: 35.1 }
    expect(deliverySentence({ ...PARCEL, cartons: [CARTON, third], weightLb: 95.1 })).toBe(
      'Ships by parcel in 3 cartons, 96 lb in all.',
    )
    expect(deliverySentence({ ...PARCEL, cartons: [third], weightLb: 35.1 })).toBe(
      'Ships by parcel in 1 carton, 36 lb.',
    )
    expect(deliverySentence({ ...PARCEL, cartons: [], weightLb: 0 })).toBe('Ships by parcel.')
  })
})

test('why an order goes by truck is a sentence each, with lengths up to the whole inch', () => {
  expect(truckReasons(TRUCK, '2026-11-30')).toEqual([
    'Colonial Handrail, 12 ft packs 147 in long; parcels end at 96 in.',
    'A Stick packs 97 in long; parcels end at 96 in.',
    'A Block packs 227 in long and around; parcels end at 165 in.',
    'The order weighs 1,326 lb, too much for parcels.',
  ])
  expect(truckReasons(PARCEL, '2026-11-30')).toEqual([])
})

test('why an order goes by truck is told by the limits of its day', () => {
  const [today] = SHIPPING_LIMITS
  const later = { ...today, validFrom: '2027-01-04', own: { ...today.own, packedIn: 84 } }
  const toldOn = (day: string) => truckReasons(TRUCK, day, [today, later])[0]
  expect(toldOn('2027-01-03')).toMatch(/parcels end at 96 in\.$/)
  expect(toldOn('2027-01-04')).toMatch(/parcels end at 84 in\.$/)
})

test('what a buyer has to do for a truck names unloading, the phone, the damage and the terms', () => {
  const needs = TRUCK_NEEDS.join(' ')
  for (const word of ['unload', 'phone', 'damage', 'sign', '14 days', 'photograph']) {
    expect(needs).toContain(word)
  }
})

describe('a far state', () => {
  test('needs a call for a truck, and hears of the cut when something is long', () => {
    const said = farSentence('AK', TRUCK)
    expect(said).toContain('Alaska')
    expect(said).toContain(business.phone)
    expect(said).toContain('Cut for parcel')
    const heavy: Delivery = { ...TRUCK, reasons: [{ kind: 'heavy', weightLb: 800 }] }
    expect(farSentence('HI', heavy)).toContain('Hawaii')
    expect(farSentence('HI', heavy)).not.toContain('Cut')
  })

  test('hears of the call alone once the order is placed', () => {
    expect(farCall('HI', 'freight')).toBe(
      'Freight to Hawaii needs a call before it leaves: (609) 555-0142.',
    )
    expect(farCall('HI', 'parcel')).toBeUndefined()
    expect(farCall('NJ', 'freight')).toBeUndefined()
  })

  test('hears nothing of a parcel, nor does a state on the road of a truck', () => {
    expect(farSentence('AK', PARCEL)).toBeUndefined()
    expect(farSentence('NJ', TRUCK)).toBeUndefined()
    expect(farSentence('', TRUCK)).toBeUndefined()
  })
})
