import type { CreateOrderRequest } from '@millrun/commerce/functions'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import { readHistory } from '../orders/order-history.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import {
  fromCart,
  SAMPLE_FORM,
  SAMPLE_LINE,
  SAMPLE_TOTAL,
  sampleRequest,
} from '../testing/sample-order.ts'

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    payPal = await openPayPal()
    database = await newDatabase()
    shop = await openShop(database, payPal)
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function place(request: CreateOrderRequest = sampleRequest()): Promise<string> {
    const { status, body } = await shop.fn('create-paypal-order', request)
    expect({ status, body }).toEqual({ status: 200, body: { orderID: expect.any(String) } })
    return String(body['orderID'])
  }

  const approve = (orderID: string, how: object = {}) => payPal.control(`/approve/${orderID}`, how)

  const capture = (orderID: string) => shop.fn('capture-paypal-order', { orderID })

  const trouble = (call: string, effect: object, times = 1) =>
    payPal.control('/scenarios', { call, effect, times })

  async function ledgerCaptures(): Promise<unknown[]> {
    const { body } = await payPal.control('/ledger')
    const found = JSON.stringify(body).match(/"captures":\[/g)
    return found ?? []
  }

  async function statuses(): Promise<readonly string[]> {
    return (await listOrders(shop.books)).map((order) => order.status)
  }

  const NUMBER = expect.stringMatching(/^MR-[2-9A-Z]{8}$/)
  const LINK = expect.stringMatching(/^\/orders\/link#[\w-]{32}$/)
  const PAID = { success: true, orderNumber: NUMBER, orderLink: LINK }

  test('an order paid with the button is paid, with the right cents', async () => {
    const orderID = await place()
    await approve(orderID)
    const answer = await capture(orderID)
    expect(answer).toEqual({ status: 200, body: PAID })
    const [order] = await listOrders(shop.books)
    expect(order).toMatchObject({
      orderNumber: answer.body['orderNumber'],
      status: 'paid',
      payPalOrderId: orderID,
      captureId: expect.any(String),
      totals: { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 },
      lines: [{ id: SAMPLE_LINE, item: 'C-2005', unitPriceCents: 2405, quantity: 2 }],
    })
    expect(await readHistory(shop.books, order?.id ?? '')).toMatchObject([
      { step: 1, status: 'created', note: 'placed' },
      { step: 2, status: 'created', note: 'known to PayPal' },
      { step: 3, status: 'capturing', note: 'payment asked for' },
      { step: 4, status: 'paid', note: 'capture COMPLETED' },
    ])
  })

  test('an order paid by card is paid', async () => {
    const orderID = await place()
    await approve(orderID, { cardholder: 'Ada Turner' })
    expect((await capture(orderID)).body).toEqual(PAID)
  })

  test('PayPal gets the whole order: lines, sums, and the address that the buyer cannot change', async () => {
    const orderID = await place()
    const { body } = await payPal.control('/ledger')
    const [order] = await listOrders(shop.books)
    expect(body['orders']).toMatchObject([
      {
        id: orderID,
        purchase_units: [
          {
            custom_id: order?.id,
            invoice_id: order?.orderNumber,
            amount: {
              currency_code: 'USD',
              value: SAMPLE_TOTAL,
              breakdown: {
                item_total: { value: '48.10' },
                shipping: { value: '15.00' },
                tax_total: { value: '3.85' },
              },
            },
            items: [{ sku: SAMPLE_LINE, unit_amount: { value: '24.05' }, quantity: '2' }],
            shipping: {
              name: { full_name: 'Ada Turner' },
              address: {
                address_line_1: '100 N Main St',
                address_line_2: 'Apt 4',
                admin_area_2: 'Trenton',
                admin_area_1: 'NJ',
                postal_code: '08608',
                country_code: 'US',
              },
            },
          },
        ],
      },
    ])
  })

  test('with pickup shipping is free and PayPal gets no address', async () => {
    await place(sampleRequest({ [SAMPLE_LINE]: 2 }, { ...SAMPLE_FORM, pickup: true }))
    const { body } = await payPal.control('/ledger')
    expect(body['orders']).toMatchObject([{ purchase_units: [{ amount: { value: '51.95' } }] }])
    expect(JSON.stringify(body)).not.toContain('Trenton')
    expect(await listOrders(shop.books)).toMatchObject([{ isPickup: true, customer: { city: '' } }])
  })

  test('without a cart id each order is one of its own, and each can be paid', async () => {
    const first = await place()
    const second = await place()
    expect(second).not.toBe(first)
    for (const orderID of [first, second]) {
      await approve(orderID)
      expect((await capture(orderID)).body).toEqual(PAID)
    }
    expect(await place()).toEqual(expect.any(String))
    expect(await statuses()).toEqual(['created', 'paid', 'paid'])
  })

  test('two carts of the same things are two orders', async () => {
    expect(await place(fromCart('cart-2'))).not.toBe(await place(fromCart('cart-1')))
  })

  describe('a second click', () => {
    test('gets the same order at PayPal', async () => {
      const cart = fromCart('cart-1')
      const [first, second] = await Promise.all([place(cart), place(cart)])
      expect(second).toBe(first)
      expect(await place(cart)).toBe(first)
      expect(await listOrders(shop.books)).toHaveLength(1)
    })

    test('cannot pay what is paid, nor anything else from that cart', async () => {
      const orderID = await place(fromCart('cart-1'))
      await approve(orderID)
      await capture(orderID)
      for (const request of [sampleRequest(), sampleRequest({ [SAMPLE_LINE]: 3 })]) {
        expect(await shop.fn('create-paypal-order', fromCart('cart-1', request))).toEqual({
          status: 409,
          body: { error: expect.stringMatching(/^This order is paid already; its number is MR-/) },
        })
      }
    })

    test('captures once, and both clicks learn the same number', async () => {
      const orderID = await place()
      await approve(orderID)
      const [first, second] = await Promise.all([capture(orderID), capture(orderID)])
      expect(first.body).toEqual(PAID)
      expect(second.body).toEqual(first.body)
      expect((await capture(orderID)).body).toEqual(first.body)
      expect(await ledgerCaptures()).toHaveLength(1)
    })
  })

  test('a changed cart is a new order, and the one from before the change is never captured', async () => {
    const before = await place(fromCart('cart-1'))
    const after = await place(fromCart('cart-1', sampleRequest({ [SAMPLE_LINE]: 3 })))
    expect(after).not.toBe(before)
    await approve(before)
    expect(await capture(before)).toEqual({
      status: 409,
      body: { error: expect.stringContaining('Nothing was charged here') },
    })
    await approve(after)
    expect((await capture(after)).body).toMatchObject({ success: true })
    expect(await ledgerCaptures()).toHaveLength(1)
  })

  test('two tabs that pay one cart with other addresses are charged once', async () => {
    const moved = { ...SAMPLE_FORM, streetAddress: '200 N Main St' }
    const here = await place(fromCart('cart-1'))
    await approve(here)
    const [paid, there] = await Promise.all([
      capture(here),
      shop.fn('create-paypal-order', fromCart('cart-1', sampleRequest(undefined, moved))),
    ])
    expect([paid.status, there.status]).toContain(409)
    const orderID = there.body['orderID']
    if (typeof orderID === 'string') {
      await approve(orderID)
      await capture(orderID)
    }
    expect(await ledgerCaptures()).toHaveLength(1)
  })

  test('two servers on one database capture an order once', async () => {
    const second = await openShop(database, payPal)
    const orderID = await place()
    await approve(orderID)
    const [here, there] = await Promise.all([
      capture(orderID),
      second.fn('capture-paypal-order', { orderID }),
    ])
    expect(here.body).toEqual(PAID)
    expect(there.body).toEqual(here.body)
    expect(await ledgerCaptures()).toHaveLength(1)
    await second.close()
  })

  test('a declined card is declined, although PayPal calls the order completed', async () => {
    const orderID = await place()
    await approve(orderID, { cardholder: 'CCREJECT-REFUSED' })
    expect(await capture(orderID)).toEqual({
      status: 200,
      body: { success: false, error: expect.stringContaining('nothing was charged') },
    })
    expect(await statuses()).toEqual(['declined'])
  })

  test('after a declined card the next try is a new order, which can be paid', async () => {
    const declined = await place(fromCart('cart-1'))
    await approve(declined, { cardholder: 'CCREJECT-REFUSED' })
    await capture(declined)
    const next = await place(fromCart('cart-1'))
    expect(next).not.toBe(declined)
    await approve(next, { cardholder: 'Ada Turner' })
    expect((await capture(next)).body).toMatchObject({ success: true })
    expect((await capture(declined)).body['success']).toBe(false)
    expect(await statuses()).toEqual(['paid', 'declined'])
  })

  test('a refused wallet can be approved again in another way, and is then paid', async () => {
    const orderID = await place()
    await approve(orderID, { funding: 'refused-bank' })
    expect((await capture(orderID)).body).toMatchObject({ success: false, restart: true })
    await approve(orderID)
    expect((await capture(orderID)).body).toEqual(PAID)
    expect(await ledgerCaptures()).toHaveLength(1)
  })

  test('an order that was not approved is not captured, and can still be', async () => {
    const orderID = await place()
    expect((await capture(orderID)).body).toMatchObject({ success: false, restart: true })
    await approve(orderID)
    expect((await capture(orderID)).body).toMatchObject({ success: true })
  })

  test('an older order of the same cart is never captured beside its successor', async () => {
    const first = await place(fromCart('cart-1'))
    await approve(first, { funding: 'refused-bank' })
    await capture(first)
    const second = await place(fromCart('cart-1'))
    await approve(first)
    expect((await capture(first)).body['success']).toBe(false)
    await approve(second)
    expect((await capture(second)).body).toMatchObject({ success: true })
    expect(await ledgerCaptures()).toHaveLength(1)
  })

  test('a pending payment is an order, but not paid, until PayPal says so', async () => {
    const orderID = await place(fromCart('cart-1'))
    await approve(orderID, { funding: 'pending-bank' })
    expect((await capture(orderID)).body).toEqual({
      success: false,
      pending: true,
      orderNumber: NUMBER,
      orderLink: LINK,
      error: expect.stringContaining('Please do not pay again'),
    })
    expect((await shop.fn('create-paypal-order', fromCart('cart-1'))).status).toBe(409)
    const [order] = await listOrders(shop.books)
    await payPal.control(`/captures/${order?.captureId}/settle`, { status: 'COMPLETED' })
    await shop.close()
    shop = await openShop(database, payPal)
    await eventually(async () => expect(await statuses()).toEqual(['paid']))
    expect((await capture(orderID)).body).toEqual({
      success: true,
      orderNumber: order?.orderNumber,
      orderLink: `/orders/link#${order?.pageToken}`,
    })
  })

  test('asking for a pending payment again asks PayPal, at once', async () => {
    const orderID = await place()
    await approve(orderID, { funding: 'pending-bank' })
    await capture(orderID)
    expect((await capture(orderID)).body).toMatchObject({ success: false, pending: true })
    const [order] = await listOrders(shop.books)
    await payPal.control(`/captures/${order?.captureId}/settle`, { status: 'COMPLETED' })
    expect((await capture(orderID)).body).toEqual(PAID)
  })

  test('asking for a pending payment again while PayPal is away changes nothing', async () => {
    const orderID = await place()
    await approve(orderID, { funding: 'pending-bank' })
    await capture(orderID)
    await trouble('get-order', { kind: 'drops' }, 3)
    expect((await capture(orderID)).body).toMatchObject({ success: false, pending: true })
    expect(await statuses()).toEqual(['payment_pending'])
  })

  test('a pending payment that PayPal has refused meanwhile is called refused', async () => {
    const orderID = await place()
    await approve(orderID, { funding: 'pending-bank' })
    await capture(orderID)
    const [order] = await listOrders(shop.books)
    await payPal.control(`/captures/${order?.captureId}/settle`, { status: 'DECLINED' })
    expect((await capture(orderID)).body).toEqual({
      success: false,
      error: expect.stringContaining('nothing was charged'),
    })
  })

  test('another amount than the order has needs review and is not called paid or failed', async () => {
    const orderID = await place()
    await approve(orderID)
    await trouble('capture-order', { kind: 'takes', value: '1.00' })
    expect((await capture(orderID)).body).toMatchObject({ success: false, pending: true })
    expect(await statuses()).toEqual(['needs_review'])
    expect(await (await fetch(`${shop.origin}/readyz`)).json()).toMatchObject({ needsReview: 1 })
  })

  test('another account than ours needs review', async () => {
    await shop.close()
    const variables = { PAYPAL_MERCHANT_ID: 'ABCDEFGHJKLMN' }
    shop = await openShop(database, payPal, { variables })
    const orderID = await place()
    await approve(orderID)
    expect((await capture(orderID)).body).toMatchObject({ pending: true })
    expect(await statuses()).toEqual(['needs_review'])
  })

  test('an order that PayPal has captured already is paid', async () => {
    const orderID = await place()
    await approve(orderID)
    await trouble('capture-order', { kind: 'drops', moment: 'after' }, 3)
    await trouble('get-order', { kind: 'drops' }, 3)
    expect((await capture(orderID)).body).toMatchObject({ success: false, pending: true })
    expect(await statuses()).toEqual(['capturing'])
    expect((await capture(orderID)).body).toEqual(PAID)
    expect(await ledgerCaptures()).toHaveLength(1)
  })

  test.each([
    ['ORDER_ALREADY_CAPTURED', 'APPROVED'],
    ['ORDER_ALREADY_CAPTURED', 'COMPLETED'],
    ['ORDER_COMPLETION_IN_PROGRESS', 'APPROVED'],
    ['PREVIOUS_REQUEST_IN_PROGRESS', 'APPROVED'],
    ['DUPLICATE_INVOICE_ID', 'APPROVED'],
  ])('%s is not called a refusal while the capture is not to be seen', async (issue, status) => {
    const orderID = await place(fromCart('cart-1'))
    await approve(orderID)
    await trouble('capture-order', { kind: 'answers', status: 422, issue, moment: 'after' })
    await trouble('get-order', { kind: 'lags', status })
    expect((await capture(orderID)).body).toMatchObject({ success: false, pending: true })
    expect((await shop.fn('create-paypal-order', fromCart('cart-1'))).status).toBe(409)
    expect((await capture(orderID)).body).toEqual(PAID)
    expect(await ledgerCaptures()).toHaveLength(1)
  })

  test.each([
    ['a dropped connection before the work', { kind: 'drops', moment: 'before' }],
    ['a dropped connection after the work', { kind: 'drops', moment: 'after' }],
    ['an answer of 500 after the work', { kind: 'answers', status: 500, moment: 'after' }],
    ['an answer of 503 before the work', { kind: 'answers', status: 503 }],
    ['an expired token', { kind: 'answers', status: 401 }],
    ['an answer that the same request is under way', { kind: 'answers', status: 409 }],
  ])('%s is survived by asking again', async (_, effect) => {
    await trouble('create-order', effect)
    await trouble('capture-order', effect)
    const orderID = await place()
    await approve(orderID)
    expect((await capture(orderID)).body).toEqual(PAID)
    expect(await ledgerCaptures()).toHaveLength(1)
  })

  test('what was being captured when the server stopped is settled when it starts', async () => {
    const orderID = await place()
    await approve(orderID)
    await trouble('capture-order', { kind: 'drops', moment: 'after' }, 3)
    await trouble('get-order', { kind: 'drops' }, 3)
    await capture(orderID)
    await shop.close()
    shop = await openShop(database, payPal)
    await eventually(async () => expect(await statuses()).toEqual(['paid']))
    expect(await ledgerCaptures()).toHaveLength(1)
  })

  test('while PayPal is away no order is made, and the same click works when it is back', async () => {
    await trouble('create-order', { kind: 'answers', status: 503 }, 3)
    expect(await shop.fn('create-paypal-order', fromCart('cart-1'))).toEqual({
      status: 502,
      body: { error: 'Failed to create payment order. Please try again.' },
    })
    const orderID = await place(fromCart('cart-1'))
    await approve(orderID)
    expect((await capture(orderID)).body).toMatchObject({ success: true })
    expect(await statuses()).toEqual(['paid'])
  })

  test('an address that PayPal does not know is refused with a sentence about it', async () => {
    await trouble('create-order', {
      kind: 'answers',
      status: 422,
      issue: 'SHIPPING_ADDRESS_INVALID',
    })
    expect(await shop.fn('create-paypal-order', sampleRequest())).toEqual({
      status: 422,
      body: { error: expect.stringContaining('address') },
    })
    expect(await place()).toEqual(expect.any(String))
  })

  test('an unknown order is not found', async () => {
    expect(await capture('9XX12345AB678901C')).toEqual({
      status: 404,
      body: { error: 'We do not know this order.' },
    })
  })

  test('the log names no buyer and no secret', async () => {
    const orderID = await place()
    await approve(orderID)
    await capture(orderID)
    const log = shop.log.join('')
    expect(log).toContain('"orderNumber":"MR-')
    for (const secret of [
      'ada@',
      'Turner',
      '555-0100',
      'Main St',
      'millrun-test-secret',
      'Bearer',
      '127.0.0.1"',
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})
