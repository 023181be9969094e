import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase } from '../database/order-database.ts'
import { disputeStore } from '../disputes/dispute-store.ts'
import { listOrders } from '../orders/find-order.ts'
import { readHistory } from '../orders/order-history.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

const WEBHOOK_ID = 'TESTWEBHOOK1'

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    payPal = await openPayPal()
    database = await newDatabase()
    shop = await openListeningShop(database, payPal)
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function placeApproved(how: object = {}): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    await payPal.control(`/approve/${String(body['orderID'])}`, how)
    return String(body['orderID'])
  }

  async function onlyOrder() {
    const [order] = await listOrders(shop.books)
    if (order === undefined) throw new Error('there is no order')
    return order
  }

  const paymentBecomes = (status: string) =>
    eventually(async () => expect(await onlyOrder()).toMatchObject({ status }))

  const capture = (orderID: string) => shop.fn('capture-paypal-order', { orderID })

  const refund = (captureId: string | undefined, how: object = {}) =>
    payPal.rest(`/v2/payments/captures/${captureId}/refund`, how)

  test('an approved order is captured although the browser never comes back', async () => {
    const orderID = await placeApproved()
    await paymentBecomes('paid')
    expect((await capture(orderID)).body).toMatchObject({ success: true })
    expect(JSON.stringify(await payPal.control('/ledger')).match(/"captures":/g)).toHaveLength(1)
  })

  test('a pending payment is paid when PayPal says so', async () => {
    await placeApproved({ funding: 'pending-bank' })
    await paymentBecomes('payment_pending')
    const { captureId } = await onlyOrder()
    await payPal.control(`/captures/${captureId}/settle`, { status: 'COMPLETED' })
    await paymentBecomes('paid')
    expect(await onlyOrder()).toMatchObject({ status: 'paid' })
  })

  test('a pending payment that fails is declined', async () => {
    await placeApproved({ funding: 'pending-bank' })
    await paymentBecomes('payment_pending')
    const { captureId } = await onlyOrder()
    await payPal.control(`/captures/${captureId}/settle`, { status: 'DECLINED' })
    await paymentBecomes('declined')
    expect(await onlyOrder()).toMatchObject({ status: 'declined' })
  })

  test('money given back at PayPal is in the books: in part the order stays paid, in full not', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    const { captureId } = await onlyOrder()
    await refund(captureId, { amount: { value: '10.00', currency_code: 'USD' } })
    await eventually(async () => {
      expect(await onlyOrder()).toMatchObject({ status: 'paid', refundedCents: 1000 })
    })
    await refund(captureId)
    await paymentBecomes('refunded')
    expect(await onlyOrder()).toMatchObject({ refundedCents: 6695 })
  })

  test('money given back that PayPal does not show yet is asked about again', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    await nothingIsDue()
    const effect = { kind: 'lags', status: 'COMPLETED' }
    await payPal.control('/scenarios', { call: 'get-order', effect, times: 1 })
    const { captureId } = await onlyOrder()
    await refund(captureId)
    await eventually(async () => expect(await tries('%REFUNDED')).toEqual([1]))
    expect(await statusOfOnly()).toBe('paid')
    await shop.close()
    shop = await openShop(database, payPal, { app: { now: inOneMinute } })
    await paymentBecomes('refunded')
    expect(await statusOfOnly()).toBe('refunded')
  })

  test('a reversal that PayPal does not show yet calls a person at once, and is booked when it is shown', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    await nothingIsDue()
    const effect = { kind: 'lags', status: 'COMPLETED' }
    await payPal.control('/scenarios', { call: 'get-order', effect, times: 1 })
    const { captureId, orderNumber } = await onlyOrder()
    await payPal.control(`/captures/${captureId}/reverse`, {})
    await paymentBecomes('needs_review')
    expect(await onlyOrder()).toMatchObject({ hold: 'reversed' })
    expect(shop.log.join('')).toMatch(/"level":"error".*an order needs review/)
    expect((await shop.orders('show', orderNumber)).text).toContain(
      'PayPal has announced that the money goes back.',
    )
    await shop.orders('recheck', orderNumber)
    expect(await onlyOrder()).toMatchObject({ status: 'refunded', refundedCents: 6695 })
  })

  test('a reversal that comes before the answer to the payment is not taken for somebody else’s', async () => {
    await payPal.control('/webhooks', { url: 'http://127.0.0.1:1/nobody', id: 'NOBODY' })
    const orderID = await placeApproved()
    const effect = { kind: 'delays', delayMs: 3000 }
    await payPal.control('/scenarios', { call: 'capture-order', effect, times: 1 })
    const paying = capture(orderID)
    await eventually(async () => expect(await payPal.captures(orderID)).toHaveLength(1))
    const [taken] = await payPal.captures(orderID)
    await payPal.control('/webhooks', listenerOf(shop))
    await payPal.control(`/captures/${taken}/reverse`, {})
    await eventually(async () => expect(await tries('%REVERSED')).toEqual([1]))
    expect(await statusOfOnly()).toBe('capturing')
    await paying
    expect(await statusOfOnly()).toBe('paid')
    await shop.close()
    shop = await openShop(database, payPal, { app: { now: inOneMinute } })
    await paymentBecomes('refunded')
    expect(await onlyOrder()).toMatchObject({ refundedCents: 6695 })
  })

  test('a reversal that PayPal announces and never shows is left to a person', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    const { captureId, orderNumber } = await onlyOrder()
    await tell('PAYMENT.CAPTURE.REVERSED', { id: 'R1', links: [upTo(captureId)] })
    await paymentBecomes('needs_review')
    await shop.orders('recheck', orderNumber)
    expect(await statusOfOnly()).toBe('needs_review')
    expect(await shop.orders('accept', orderNumber, 'PayPal says on the phone: cancelled')).toEqual(
      {
        text: `Order ${orderNumber} is paid: $66.95 were accepted.\n`,
        isDone: true,
      },
    )
    expect(await statusOfOnly()).toBe('paid')
  })

  test('money that came back after a reversal needs review, and is paid when it stays', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    const { captureId, orderNumber } = await onlyOrder()
    const { body } = await payPal.control(`/captures/${captureId}/reverse`, {})
    await paymentBecomes('refunded')
    await payPal.control(`/refunds/${String(body['id'])}/settle`, { status: 'CANCELLED' })
    await paymentBecomes('needs_review')
    await shop.orders('recheck', orderNumber)
    expect(await onlyOrder()).toMatchObject({ status: 'paid', refundedCents: 0 })
  })

  test('a refund that was begun and then failed is owed again, and somebody hears of it', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    const { orderNumber } = await onlyOrder()
    await payPal.control('/scenarios', {
      call: 'refund-capture',
      effect: { kind: 'ends', status: 'PENDING' },
    })
    expect((await shop.orders('refund', orderNumber)).text).toBe(
      `Refunded $66.95 of order ${orderNumber}. PayPal says that it is on its way.\n`,
    )
    expect(await statusOfOnly()).toBe('refunded')
    const refunds = JSON.stringify(await payPal.control('/ledger')).match(/refunds\/(\w+)/)
    await payPal.control(`/refunds/${refunds?.[1]}/settle`, { status: 'FAILED' })
    await paymentBecomes('needs_review')
    // PayPal's record of the payment may be read before its event is: it needs review then without a reason for a moment.
    await eventually(async () => {
      expect(await onlyOrder()).toMatchObject({ hold: 'refund_failed', refundedCents: 0 })
    })
    await shop.orders('recheck', orderNumber)
    expect(await statusOfOnly()).toBe('needs_review')
    expect(await shop.orders('refund', orderNumber)).toEqual({
      text: `Refunded $66.95 of order ${orderNumber}.\n`,
      isDone: true,
    })
    expect(await onlyOrder()).toMatchObject({ status: 'refunded', refundedCents: 6695 })
  })

  test('a dispute is kept with its deadline, holds the order, and lets it go when it is won', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    const { captureId, id, orderNumber } = await onlyOrder()
    const dispute = {
      dispute_id: 'PP-D-1001',
      disputed_transactions: [{ seller_transaction_id: captureId, custom: id }],
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      dispute_amount: { currency_code: 'USD', value: '66.95' },
      create_time: '2026-11-20T10:00:00.000Z',
    }
    await tell('CUSTOMER.DISPUTE.CREATED', {
      ...dispute,
      status: 'WAITING_FOR_SELLER_RESPONSE',
      seller_response_due_date: '2026-12-01T10:00:00.000Z',
      update_time: '2026-11-20T10:00:00.000Z',
    })
    await paymentBecomes('needs_review')
    await shop.orders('recheck', orderNumber)
    expect(await onlyOrder()).toMatchObject({ status: 'needs_review', hold: 'disputed' })
    expect((await shop.orders('show', orderNumber)).text).toContain(
      'dispute PP-D-1001, MERCHANDISE_OR_SERVICE_NOT_RECEIVED, $66.95: ' +
        'WAITING_FOR_SELLER_RESPONSE, answer by 2026-12-01T10:00:00.000Z',
    )
    await tell('CUSTOMER.DISPUTE.RESOLVED', {
      ...dispute,
      status: 'RESOLVED',
      update_time: '2026-11-25T10:00:00.000Z',
      dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
    })
    await paymentBecomes('paid')
    expect((await shop.orders('show', orderNumber)).text).toContain(
      'RESOLVED, RESOLVED_SELLER_FAVOUR',
    )
  })

  test('a dispute that was kept by a server that died then holds its order when the event comes again', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    const { captureId, id: orderId } = await onlyOrder()
    await using opened = await openOrderDatabase(database)
    const at = '2026-11-20T10:00:00.000Z'
    const kept = {
      id: 'PP-D-1004',
      orderId,
      captureId,
      status: 'OPEN',
      openedAt: at,
      changedAt: at,
    }
    await disputeStore(opened).keep(kept)
    await tell('CUSTOMER.DISPUTE.CREATED', {
      dispute_id: 'PP-D-1004',
      disputed_transactions: [{ seller_transaction_id: captureId }],
      status: 'OPEN',
      update_time: at,
    })
    await paymentBecomes('needs_review')
    expect(await onlyOrder()).toMatchObject({ hold: 'disputed' })
  })

  test('an older word about a dispute does not open it again', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    const { captureId } = await onlyOrder()
    const dispute = {
      dispute_id: 'PP-D-1002',
      disputed_transactions: [{ seller_transaction_id: captureId }],
    }
    const later = { status: 'RESOLVED', update_time: '2026-11-25T10:00:00.000Z' }
    await tell('CUSTOMER.DISPUTE.RESOLVED', { ...dispute, ...later })
    await eventually(async () => expect(await tries('CUSTOMER%')).toEqual([1]))
    const earlier = { status: 'OPEN', update_time: '2026-11-20T10:00:00.000Z' }
    await tell('CUSTOMER.DISPUTE.CREATED', { ...dispute, ...earlier })
    await eventually(async () => expect(await tries('CUSTOMER%')).toEqual([1, 1]))
    await nothingIsDue()
    expect(await statusOfOnly()).toBe('paid')
  })

  test('a dispute about a payment that no order has is an error in the log', async () => {
    await tell('CUSTOMER.DISPUTE.CREATED', {
      dispute_id: 'PP-D-1003',
      disputed_transactions: [{ seller_transaction_id: 'CAP99', custom: 'of another program' }],
      status: 'OPEN',
    })
    await eventually(() =>
      expect(shop.log.join('')).toMatch(/"level":"error".*no order has is disputed/),
    )
  })

  test('money at PayPal whose order the books have lost is there for a person to look into', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    const { captureId, id, orderNumber, payPalOrderId } = await onlyOrder()
    await shop.close()
    shop = await openListeningShop(await newDatabase(), payPal)
    await tell('PAYMENT.CAPTURE.COMPLETED', {
      id: captureId,
      custom_id: id,
      amount: { currency_code: 'USD', value: '66.95' },
    })
    await eventually(async () => expect(await listOrders(shop.books)).toHaveLength(1))
    expect(await onlyOrder()).toMatchObject({
      id,
      orderNumber,
      status: 'needs_review',
      hold: 'not_ours',
      payPalOrderId,
      captureId,
      lines: [],
      capturedCents: 6695,
    })
    expect((await shop.orders('show', orderNumber)).text).toContain(
      'money without an order: $66.95 COMPLETED; invoice ' + orderNumber,
    )
    expect(await (await fetch(`${shop.origin}/readyz`)).json()).toMatchObject({ needsReview: 1 })
    expect((await shop.orders('refund', orderNumber)).isDone).toBe(true)
    expect(await statusOfOnly()).toBe('refunded')
  })

  test('money of another program that shares the account is not ours', async () => {
    await tell('PAYMENT.CAPTURE.COMPLETED', { id: 'CAP7', custom_id: 'invoice-1007' })
    await eventually(async () => expect(await tries('PAYMENT%')).toEqual([1]))
    await nothingIsDue()
    expect(await listOrders(shop.books)).toEqual([])
  })

  test('what a buyer approves again after a refusal is captured as soon as PayPal reports it', async () => {
    const orderID = await placeApproved({ funding: 'refused-bank' })
    await paymentBecomes('declined')
    await nothingIsDue()
    await payPal.control(`/approve/${orderID}`, {})
    await paymentBecomes('paid')
    expect(await payPal.captures(orderID)).toHaveLength(1)
  })

  test('an approval that PayPal reports counts although its record looks as it did at the refusal', async () => {
    const orderID = await placeApproved({ funding: 'refused-bank' })
    await paymentBecomes('declined')
    await nothingIsDue()
    await payPal.control('/webhooks', { url: 'http://127.0.0.1:1/nobody', id: 'NOBODY' })
    await payPal.control(`/approve/${orderID}`, {})
    const { body } = await payPal.rest(`/v2/checkout/orders/${orderID}`)
    await using opened = await openOrderDatabase(database)
    const refused_as = `APPROVED ${String(body['update_time'])}`
    await opened.updateTable('orders').set({ refused_as }).execute()
    await payPal.control('/webhooks', listenerOf(shop))
    await tell('CHECKOUT.ORDER.APPROVED', { id: orderID })
    await paymentBecomes('paid')
    expect(await payPal.captures(orderID)).toHaveLength(1)
  })

  const tell = (type: string, resource: object) => payPal.control('/events', { type, resource })

  const upTo = (captureId: string | undefined) => ({
    rel: 'up',
    href: `${payPal.origin}/v2/payments/captures/${captureId}`,
  })

  async function statusOfOnly(): Promise<string> {
    return (await onlyOrder()).status
  }

  /** How often events of a type, which is a pattern of SQL, were looked into. */
  async function tries(type: string): Promise<readonly number[]> {
    await using opened = await openOrderDatabase(database)
    const query = opened.selectFrom('webhook_events').select('tries').where('type', 'like', type)
    return (await query.execute()).map((row) => row.tries)
  }

  async function nothingIsDue(): Promise<void> {
    await using opened = await openOrderDatabase(database)
    await eventually(async () => {
      const query = opened.selectFrom('webhook_events').select('id')
      expect(await query.where('next_try_at', 'is not', null).execute()).toEqual([])
    })
  }

  test('events that come late, in any order and several times make one paid order', async () => {
    await payPal.control('/webhooks', { ...listenerOf(shop), isUnruly: true })
    await placeApproved()
    await paymentBecomes('paid')
    const { id } = await onlyOrder()
    const notes = (await readHistory(shop.books, id)).map(({ note }) => note)
    expect(notes).toEqual(['placed', 'known to PayPal', 'payment asked for', 'capture COMPLETED'])
  })
})

function inOneMinute(): Date {
  return new Date(Date.now() + 61_000)
}

async function openListeningShop(
  database: DatabaseSettings,
  payPal: TestPayPal,
): Promise<TestShop> {
  const shop = await openShop(database, payPal, { variables: { PAYPAL_WEBHOOK_ID: WEBHOOK_ID } })
  await payPal.control('/webhooks', listenerOf(shop))
  return shop
}

function listenerOf(shop: TestShop) {
  return { url: `${shop.origin}/webhooks/paypal`, id: WEBHOOK_ID }
}
