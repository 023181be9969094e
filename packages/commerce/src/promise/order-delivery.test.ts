import { findProduct } from '@millrun/catalogue/catalogue'
import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { describe, expect, test } from 'vitest'
import { orderDelivery } from './order-delivery.ts'
import type { PricedLine } from '../price-order.ts'

const TRUCK = { place: 'residence', liftGate: true, limitedAccess: false } as const

function lineOf(id: string, quantity: number): PricedLine {
  const found = readLineId(id, findProduct)
  if (!found.ok) throw new Error(found.reason)
  return { ...found.line, quantity }
}

function delivered(lines: readonly PricedLine[], more: object = {}) {
  return orderDelivery(lines, {
    isPickup: false,
    // A Monday, at 10 in New Jersey.
    placedAt: new Date('2026-11-23T15:00:00Z'),
    truck: TRUCK,
    ...more,
  })
}

const BALUSTERS = lineOf('m-399:finish=cv', 2)
const RAIL = lineOf('c-6010:length=12', 1)

describe('an order', () => {
  test('of two balusters goes by parcel, and asks nothing about a truck', () => {
    const { delivery, truck } = delivered([BALUSTERS])
    expect(delivery.mode).toBe('parcel')
    expect(delivery.cartons.flatMap(({ holds }) => holds)).toEqual([
      { lineId: 'm-399:finish=cv', pieces: 2 },
    ])
    expect(truck).toBeUndefined()
  })

  test('with a rail of 12 ft goes by truck, 3 in longer than the rail, with what its driver has to know', () => {
    const { delivery, truck } = delivered([BALUSTERS, RAIL])
    expect(delivery.mode).toBe('freight')
    expect(delivery.reasons).toEqual([
      { kind: 'long', lineId: RAIL.id, title: RAIL.title, packedIn: 147 },
    ])
    expect(truck).toEqual(TRUCK)
  })

  test('with that rail cut in two goes by parcel, made to order', () => {
    const { delivery, window } = delivered([lineOf('c-6010:length=12,cut=72+72', 1)])
    expect(delivery.mode).toBe('parcel')
    expect(delivery.cartons.flatMap(({ holds }) => holds)).toMatchObject([{ pieces: 2 }])
    // The tenth and the fifteenth business day.
    expect(window).toEqual({ from: '2026-12-08', to: '2026-12-15' })
  })

  test('of samples goes by letter', () => {
    expect(delivered([lineOf('s-100:finish=cv', 2)]).delivery.mode).toBe('letter')
  })

  test('that is picked up needs no truck', () => {
    const { delivery, truck } = delivered([RAIL], { isPickup: true })
    expect(delivery.mode).toBe('pickup')
    expect(truck).toBeUndefined()
  })

  test('ships in the window of the moment in which it is placed', () => {
    // The second and the eighth business day; Thanksgiving and the day after are none.
    expect(delivered([BALUSTERS]).window).toEqual({ from: '2026-11-24', to: '2026-12-04' })
    const afterTwo = new Date('2026-11-23T19:00:00Z')
    expect(delivered([BALUSTERS], { placedAt: afterTwo }).window).toEqual({
      from: '2026-11-25',
      to: '2026-12-07',
    })
  })
})
