import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { SAMPLE_FORM } from '../testing/sample-order.ts'
import { openOrderDatabase, type OrderDatabase } from '../database/order-database.ts'
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

  /** As of somebody who has just read the order. */
  const settle = async (status: Order['status'], refundedCents?: number) =>
    store.settle(await store.read(capturing.id), { status, refundedCents, note: 'PayPal said so' })

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
    await settle('paid', 1000)
    await settle('paid', 500)
    expect(await store.read(capturing.id)).toMatchObject({ status: 'paid', refundedCents: 1000 })
    const notes = (await store.history(capturing.id)).map(({ status }) => status)
    expect(notes).toEqual(['created', 'created', 'capturing', 'paid', 'paid'])
  })

  test('what somebody else has changed since it was read is not changed by that reading', async () => {
    await settle('paid', 1000)
    const news = { status: 'refunded', refundedCents: 500, note: 'read before' } as const
    expect(await store.settle(capturing, news)).toBeUndefined()
  })

  test('a refusal decides for who was alone in asking, and for nobody when two were', async () => {
    const refusal = { status: 'declined', isRefusal: true, note: 'refused' } as const
    expect(await store.joinCapture(capturing)).toMatchObject({ captureTries: 2 })
    expect(await store.settle(capturing, refusal)).toBeUndefined()
    expect(await store.read(capturing.id)).toMatchObject({ status: 'capturing' })
    await settle('declined')
    const again = await store.beginCapture(await store.read(capturing.id))
    if (again === undefined) throw new Error('it was not begun again')
    expect(await store.settle(again, refusal)).toMatchObject({ status: 'declined' })
  })

  test('who comes after the decision joins nothing', async () => {
    await settle('paid')
    expect(await store.joinCapture(capturing)).toBeUndefined()
  })

  test('an order that is held for a person stays so, unless all of its money went back', async () => {
    await settle('paid')
    await store.hold(await store.read(capturing.id), 'reversed', 'announced')
    expect(await settle('paid')).toMatchObject({ status: 'needs_review', hold: 'reversed' })
    expect(await settle('declined')).toMatchObject({ status: 'needs_review', hold: 'reversed' })
    expect(await settle('refunded', 6695)).toMatchObject({ status: 'refunded', hold: undefined })
  })

  test('a dispute that ends does not end what else a person is called for', async () => {
    await settle('paid')
    await store.hold(await store.read(capturing.id), 'refund_failed', 'failed')
    await store.hold(await store.read(capturing.id), 'disputed', 'opened')
    expect(await store.read(capturing.id)).toMatchObject({ hold: 'refund_failed' })
    await store.hold(await store.read(capturing.id), 'reversed', 'announced')
    expect(await store.read(capturing.id)).toMatchObject({ hold: 'reversed' })
  })

  test('a failed refund stays held although a late record calls it done', async () => {
    await settle('paid')
    await settle('refunded', 6695)
    await store.missRefund(await store.read(capturing.id), 6695, 'failed')
    const held = { status: 'needs_review', hold: 'refund_failed', refundedCents: 0 }
    expect(await settle('refunded', 6695)).toMatchObject(held)
  })
})
