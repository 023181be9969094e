import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOrderDatabase } from '../orders/order-database.ts'
import { onEachDatabase, type DatabaseSettings } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { webhookInbox } from './webhook-inbox.ts'

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
    const [order] = await shop.store.list()
    if (order === undefined) throw new Error('there is no order')
    return order
  }

  const paymentBecomes = (status: string) =>
    vi.waitFor(async () => expect(await onlyOrder()).toMatchObject({ status }), 20_000)

  const capture = (orderID: string) => shop.fn('capture-paypal-order', { orderID })

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
    await refundAtPayPal(payPal, `${captureId}`, { value: '10.00', currency_code: 'USD' })
    await vi.waitFor(async () => {
      expect(await onlyOrder()).toMatchObject({ status: 'paid', refundedCents: 1000 })
    }, 20_000)
    await refundAtPayPal(payPal, `${captureId}`)
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
    await refundAtPayPal(payPal, `${captureId}`)
    await vi.waitFor(async () => expect(await tries('%REFUNDED')).toEqual([1]), 20_000)
    expect(await statusOfOnly()).toBe('paid')
    await shop.close()
    shop = await openShop(database, payPal, { app: { now: inOneMinute } })
    await paymentBecomes('refunded')
    expect(await statusOfOnly()).toBe('refunded')
  })

  test('a reversal that PayPal never shows is an error in the log', async () => {
    await placeApproved()
    await paymentBecomes('paid')
    const { captureId } = await onlyOrder()
    await using opened = await openOrderDatabase(database)
    const type = 'PAYMENT.CAPTURE.REVERSED'
    const event = { id: 'WH-R', type, captureId, payPalOrderId: undefined, orderId: undefined }
    await webhookInbox(opened, () => new Date()).keep(event)
    await vi.waitFor(async () => expect(await tries('%REVERSED')).toEqual([1]), 20_000)
    expect(await statusOfOnly()).toBe('paid')
    await opened
      .updateTable('webhook_events')
      .set({ tries: 5, next_try_at: new Date().toISOString() })
      .where('id', '=', 'WH-R')
      .execute()
    await nothingIsDue()
    expect(await statusOfOnly()).toBe('paid')
    expect(shop.log.join('')).toMatch(/"level":"error".*reported a payment as reversed/)
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
    await vi.waitFor(async () => {
      const query = opened.selectFrom('webhook_events').select('id')
      expect(await query.where('next_try_at', 'is not', null).execute()).toEqual([])
    }, 20_000)
  }

  test('events that come late, in any order and several times make one paid order', async () => {
    await payPal.control('/webhooks', { ...listenerOf(shop), isUnruly: true })
    await placeApproved()
    await paymentBecomes('paid')
    const { id } = await onlyOrder()
    const notes = (await shop.store.history(id)).map(({ note }) => note)
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

async function refundAtPayPal(
  payPal: TestPayPal,
  captureId: string,
  amount?: { readonly value: string; readonly currency_code: string },
): Promise<void> {
  const credentials = Buffer.from('millrun-test-client:millrun-test-secret').toString('base64')
  const token = await fetch(`${payPal.origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const { access_token } = Object(await token.json())
  const refund = await fetch(`${payPal.origin}/v2/payments/captures/${captureId}/refund`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(amount === undefined ? {} : { amount }),
  })
  expect(refund.status).toBe(201)
}
