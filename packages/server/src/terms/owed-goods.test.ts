import { afterEach, beforeEach, expect, test } from 'vitest'
import { lateOrders } from '../delays/late-orders.ts'
import { readOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { SAMPLE_LINE } from '../testing/sample-order.ts'
import { openTermsShop, type TermsShop } from './testing/open-terms-shop.ts'

onEachDatabase((newDatabase) => {
  let clock: { now: Date }
  let open: TermsShop
  let order: Order

  beforeEach(async () => {
    clock = { now: new Date('2026-11-26T17:00:00.000Z') }
    open = await openTermsShop(await newDatabase(), clock)
    await open.grant('5000.00')
    order = await open.placed()
  })

  afterEach(() => open.close())

  const manager = (method: string, path: string, body?: unknown) =>
    open.desk.as('manager', method, path, body)

  const now = () => readOrder(open.shop.books, order.id)

  test('an order that is late is listed, and its buyer cancels without a payment', async () => {
    clock.now = new Date('2027-01-11T17:00:00.000Z')
    expect((await lateOrders(open.shop.books)).map((late) => late.order.id)).toEqual([order.id])
    const asked = await open.shop.orders('delay', order.orderNumber, '2027-01-20', 'Oak is late')
    expect(asked).toMatchObject({ isDone: true })
    const { token } = await open.shop.books.database
      .selectFrom('delays')
      .select('token')
      .executeTakeFirstOrThrow()
    expect((await open.shop.fn('answer-delay', { token })).body).toMatchObject({ isOwed: true })
    const answer = await open.shop.fn('answer-delay', { token, answer: 'cancel' })
    expect(answer.body).toMatchObject({ state: 'cancelled', refunded: true, isOwed: true })
    expect(await now()).toMatchObject({ status: 'credited', refundedCents: 6695 })
  })

  test('what was sent is returned, and taken off what is owed', async () => {
    await open.shop.orders('shipped', order.orderNumber)
    clock.now = new Date('2026-12-03T17:00:00.000Z')
    const shown = await open.shop.fn('order-status', { token: order.pageToken })
    expect(shown.body).toMatchObject({
      status: 'on_terms',
      returnable: [{ id: SAMPLE_LINE, quantity: 2 }],
    })
    const back = await manager('POST', `/orders/${order.orderNumber}/refunds`, {
      lines: [{ id: SAMPLE_LINE, quantity: 2 }],
      reason: 'They came back.',
      restock: true,
    })
    // 48.10 and 3.85 tax; 15.00 for shipping stay owed.
    expect(back).toMatchObject({
      status: 200,
      body: { sentence: expect.stringContaining('$15.00 are owed now.') },
    })
    expect(await now()).toMatchObject({ status: 'on_terms', refundedCents: 5195 })
  })

  test('nothing asks PayPal about it: neither a number of a parcel nor the night', async () => {
    await open.shop.orders('shipped', order.orderNumber, 'UPS', '--tracking', '1Z999AA10123456784')
    const shipments = await open.shop.books.database
      .selectFrom('shipments')
      .select(['tracking', 'next_try_at'])
      .execute()
    expect(shipments).toEqual([{ tracking: '1Z999AA10123456784', next_try_at: null }])
    const rows = await open.shop.books.database
      .selectFrom('orders')
      .select(['next_check_at', 'paypal_order_id'])
      .execute()
    expect(rows).toEqual([{ next_check_at: null, paypal_order_id: null }])
    expect((await open.shop.orders('reconcile')).text).toContain('no difference')
  })

  test('the command line shows it, finds it by its status, and takes it off', async () => {
    expect((await open.shop.orders('show', order.orderNumber)).text).toContain(
      'On terms, due 2026-12-26: $66.95 owed',
    )
    const list = await open.shop.orders('--status', 'on_terms')
    expect(list.text).toContain(order.orderNumber)
    const refund = await open.shop.orders('refund', order.orderNumber, '10.00')
    expect(refund).toEqual({
      text: `$10.00 are taken off order ${order.orderNumber}: $56.95 are owed now.\n`,
      isDone: true,
    })
    const csv = (await open.shop.orders('export', '--csv')).text
    expect(csv).toContain(',on_terms,')
    expect(csv).toContain(',open,2026-12-26,\r\n')
  })

  test('a server that ended in the middle of a credit leaves it to be finished once', async () => {
    const { database } = open.shop.books
    await manager('POST', `/orders/${order.orderNumber}/refunds`, { amount: '10.00', reason: 'x' })
    await database.updateTable('refunds').set({ status: 'asked', cents: null }).execute()
    await database.updateTable('orders').set({ refunded_cents: 0 }).execute()
    const twice = await Promise.all(
      [1, 2].map(() =>
        manager('POST', `/orders/${order.orderNumber}/refunds`, { amount: '10.00', reason: 'x' }),
      ),
    )
    expect(twice.map(({ status }) => status)).toContain(200)
    expect(await now()).toMatchObject({ refundedCents: 1000 })
  })
})
