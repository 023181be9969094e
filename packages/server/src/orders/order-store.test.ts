import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { SAMPLE_FORM } from '../testing/sample-order.ts'
import { openOrderDatabase, type OrderDatabase } from './order-database.ts'
import { orderStore, type OrderStore } from './order-store.ts'
import type { Order } from './order.ts'

const { pickup: _, ...customer } = SAMPLE_FORM
const totals = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }

onEachDatabase((newDatabase) => {
  let database: OrderDatabase
  let store: OrderStore
  let capturing: Order

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
    store = orderStore(database)
    const placed = await store.place({ lines: [], customer, isPickup: false, totals })
    const known = await store.keepPayPalOrder(placed, '5O190127TN364715T')
    capturing = (known && (await store.beginCapture(known))) ?? placed
  })

  afterEach(() => database.destroy())

  const settle = (status: Order['status'], refundedCents?: number) =>
    store.settle(capturing, { status, refundedCents, note: 'PayPal said so' })

  test('an order that was refunded before anybody saw it paid is refunded, whatever is known of the amount', async () => {
    expect(await settle('refunded', 0)).toMatchObject({ status: 'refunded', refundedCents: 0 })
  })

  test('an order whose parts were all given back can still become refunded', async () => {
    await settle('paid')
    await settle('paid', 6695)
    expect(await settle('refunded', 6695)).toMatchObject({ status: 'refunded' })
  })

  test('news of a part that was given back count once, and never backwards', async () => {
    await settle('paid')
    expect(await settle('paid', 1000)).toMatchObject({ status: 'paid', refundedCents: 1000 })
    expect(await settle('paid', 1000)).toBeUndefined()
    expect(await settle('paid', 500)).toBeUndefined()
    expect(await settle('refunded', 500)).toBeUndefined()
  })
})
