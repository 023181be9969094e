import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase, type OrderDatabase } from '../database/order-database.ts'
import { openBooks } from '../open-books.ts'
import { takeRefundBack } from '../refunds/miss-refund.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { SAMPLE_FORM } from '../testing/sample-order.ts'
import { beginCapture, joinCapture } from './begin-capture.ts'
import { readOrder } from './find-order.ts'
import { keepPayPalOrder } from './keep-paypal-order.ts'
import type { OrderBooks } from './order-books.ts'
import { readHistory } from './order-history.ts'
import type { Order } from './order.ts'
import { placeOrder } from './place-order.ts'
import { holdOrder, settleOrder } from './settle-order.ts'

const { pickup: _, ...customer } = SAMPLE_FORM
const totals = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }

onEachDatabase((newDatabase) => {
  let database: OrderDatabase
  let books: OrderBooks
  let capturing: Order

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
    books = openBooks(database)
    const placed = await placeOrder(books, { lines: [], customer, isPickup: false, totals })
    const known = await keepPayPalOrder(books, placed, '5O190127TN364715T')
    capturing = (known && (await beginCapture(books, known))) ?? placed
  })

  afterEach(() => database.destroy())

  /** As of somebody who has just read the order. */
  const settle = async (status: Order['status'], refundedCents?: number) =>
    settleOrder(books, await readOrder(books, capturing.id), {
      status,
      refundedCents,
      note: 'PayPal said so',
    })

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
    expect(await readOrder(books, capturing.id)).toMatchObject({
      status: 'paid',
      refundedCents: 1000,
    })
    const notes = (await readHistory(books, capturing.id)).map(({ status }) => status)
    expect(notes).toEqual(['created', 'created', 'capturing', 'paid', 'paid'])
  })

  test('what somebody else has changed since it was read is not changed by that reading', async () => {
    await settle('paid', 1000)
    const news = { status: 'refunded', refundedCents: 500, note: 'read before' } as const
    expect(await settleOrder(books, capturing, news)).toBeUndefined()
  })

  test('a refusal decides for who was alone in asking, and for nobody when two were', async () => {
    const refusal = { status: 'declined', isRefusal: true, note: 'refused' } as const
    expect(await joinCapture(books, capturing)).toMatchObject({ captureTries: 2 })
    expect(await settleOrder(books, capturing, refusal)).toBeUndefined()
    expect(await readOrder(books, capturing.id)).toMatchObject({ status: 'capturing' })
    await settle('declined')
    const again = await beginCapture(books, await readOrder(books, capturing.id))
    if (again === undefined) throw new Error('it was not begun again')
    expect(await settleOrder(books, again, refusal)).toMatchObject({ status: 'declined' })
  })

  test('who comes after the decision joins nothing', async () => {
    await settle('paid')
    expect(await joinCapture(books, capturing)).toBeUndefined()
  })

  test('an order that is held for a person stays so, unless all of its money went back', async () => {
    await settle('paid')
    await holdOrder(books, await readOrder(books, capturing.id), {
      reason: 'reversed',
      note: 'announced',
    })
    expect(await settle('paid')).toMatchObject({ status: 'needs_review', hold: 'reversed' })
    expect(await settle('declined')).toMatchObject({ status: 'needs_review', hold: 'reversed' })
    expect(await settle('refunded', 6695)).toMatchObject({ status: 'refunded', hold: undefined })
  })

  test('a dispute that ends does not end what else a person is called for', async () => {
    await settle('paid')
    await holdOrder(books, await readOrder(books, capturing.id), {
      reason: 'refund_failed',
      note: 'failed',
    })
    await holdOrder(books, await readOrder(books, capturing.id), {
      reason: 'disputed',
      note: 'opened',
    })
    expect(await readOrder(books, capturing.id)).toMatchObject({ hold: 'refund_failed' })
    await holdOrder(books, await readOrder(books, capturing.id), {
      reason: 'reversed',
      note: 'announced',
    })
    expect(await readOrder(books, capturing.id)).toMatchObject({ hold: 'reversed' })
  })

  test('a failed refund stays held although a late record calls it done', async () => {
    await settle('paid')
    await settle('refunded', 6695)
    await takeRefundBack(books, await readOrder(books, capturing.id), 6695, 'failed')
    const held = { status: 'needs_review', hold: 'refund_failed', refundedCents: 0 }
    expect(await settle('refunded', 6695)).toMatchObject(held)
  })
})
