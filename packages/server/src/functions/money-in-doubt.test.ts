import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder, listOrders } from '../orders/find-order.ts'
import { readHistory } from '../orders/order-history.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { fromCart } from '../testing/sample-order.ts'

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    payPal = await openPayPal()
    database = await newDatabase()
    shop = await openShop(database, payPal, { variables: { PAYMENT_RECHECK_SECONDS: '1' } })
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function placeApproved(cartId: string, how: object = {}): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', fromCart(cartId))
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, how)
    return orderID
  }

  const capture = (orderID: string) => shop.fn('capture-paypal-order', { orderID })

  const trouble = (call: string, effect: object, times = 1) =>
    payPal.control('/scenarios', { call, effect, times })

  async function ledgerCaptures(): Promise<number> {
    const { body } = await payPal.control('/ledger')
    return (JSON.stringify(body).match(/"final_capture":true/g) ?? []).length
  }

  const statuses = async () => (await listOrders(shop.books)).map(({ status }) => status)

  test.each([
    [403, 'lags', 'APPROVED'],
    [404, 'lags', 'APPROVED'],
    [422, 'lags', 'APPROVED'],
    [403, 'answers', 404],
    [404, 'answers', 404],
  ] as const)(
    'a refusal of %i after a try that broke off decides nothing while PayPal %s %s',
    async (status, kind, look) => {
      const orderID = await placeApproved('cart-1')
      await trouble('capture-order', { kind: 'drops', moment: 'after' })
      await trouble('capture-order', { kind: 'answers', status, issue: 'PERMISSION_DENIED' }, 3)
      await trouble('get-order', { kind, status: look }, 2)
      expect((await capture(orderID)).body).toMatchObject({ success: false, pending: true })
      expect(await statuses()).toEqual(['capturing'])
      expect((await shop.fn('create-paypal-order', fromCart('cart-1'))).status).toBe(409)
      await eventually(async () => expect(await statuses()).toEqual(['paid']))
      expect(await ledgerCaptures()).toBe(1)
    },
  )

  test('a bank that refuses after a try that broke off leaves the order to a person, once PayPal had its time', async () => {
    const orderID = await placeApproved('cart-1', { funding: 'refused-bank' })
    await trouble('capture-order', { kind: 'drops', moment: 'before' })
    expect((await capture(orderID)).body).toMatchObject({ success: false, pending: true })
    expect(await statuses()).toEqual(['capturing'])
    await eventually(async () => expect(await statuses()).toEqual(['needs_review']))
    const [order] = await listOrders(shop.books)
    const notes = (await readHistory(shop.books, order?.id ?? '')).map(({ note }) => note)
    expect(notes.at(-1)).toBe(
      'PayPal says INSTRUMENT_DECLINED after a try without an answer, but shows no capture',
    )
  })

  test('an answer that is not in the words of PayPal is no refusal', async () => {
    const orderID = await placeApproved('cart-1')
    const page = { kind: 'garbles', as: 'html', status: 403, moment: 'before' }
    await trouble('capture-order', page, 3)
    expect((await capture(orderID)).body).toMatchObject({ pending: true })
    await eventually(async () => expect(await statuses()).toEqual(['paid']))
  })

  test('an order that PayPal shows as void after a try that broke off is declined', async () => {
    const orderID = await placeApproved('cart-1')
    await payPal.control(`/orders/${orderID}/void`, {})
    await trouble('capture-order', { kind: 'drops', moment: 'before' })
    expect((await capture(orderID)).body).toMatchObject({ success: false })
    expect(await statuses()).toEqual(['declined'])
  })

  test('an order found paid after its cart was given to another one needs review', async () => {
    const first = await placeApproved('cart-1', { funding: 'refused-bank' })
    expect((await capture(first)).body).toMatchObject({ success: false, restart: true })
    const second = await placeApproved('cart-1')
    expect((await capture(second)).body).toMatchObject({ success: true })
    await payPal.control(`/approve/${first}`, {})
    await payPal.rest(`/v2/checkout/orders/${first}/capture`, {})
    const { orderNumber = '' } = (await findOrder(shop.books, { payPalOrderId: first })) ?? {}
    await shop.orders('recheck', orderNumber)
    expect(await findOrder(shop.books, { payPalOrderId: first })).toMatchObject({
      status: 'needs_review',
      hold: 'cart_taken',
    })
    expect(await (await fetch(`${shop.origin}/readyz`)).json()).toMatchObject({ needsReview: 1 })
    await shop.orders('recheck', orderNumber)
    expect((await findOrder(shop.books, { payPalOrderId: first }))?.status).toBe('needs_review')
  })

  test('a partial refund that is seen before the payment leaves it paid, and the rest can go back', async () => {
    const orderID = await placeApproved('cart-1')
    // An answer that is told again is the first one, without the refund: only the record has it.
    await trouble('capture-order', { kind: 'drops', moment: 'after' }, 6)
    await trouble('get-order', { kind: 'drops' }, 3)
    await capture(orderID)
    const [captureId] = await payPal.captures(orderID)
    const amount = { currency_code: 'USD', value: '10.00' }
    await payPal.rest(`/v2/payments/captures/${captureId}/refund`, { amount })
    await eventually(async () => expect(await statuses()).toEqual(['paid']))
    expect(await findOrder(shop.books, { payPalOrderId: orderID })).toMatchObject({
      refundedCents: 1000,
    })
  })

  test('what a buyer approves again after a refusal is captured, although the page is gone', async () => {
    const orderID = await placeApproved('cart-1', { funding: 'refused-bank' })
    await capture(orderID)
    await nextSecond()
    await payPal.control(`/approve/${orderID}`, {})
    const later = await openShop(database, payPal, { app: { now: inTwoMinutes } })
    await eventually(async () => expect(await statuses()).toEqual(['paid']))
    await later.close()
    expect(await ledgerCaptures()).toBe(1)
  })

  test('an order that was only refused is not captured a second time', async () => {
    const orderID = await placeApproved('cart-1', { funding: 'refused-bank' })
    await capture(orderID)
    const later = await openShop(database, payPal, { app: { now: inTwoMinutes } })
    await eventually(async () => {
      const order = await findOrder(shop.books, { payPalOrderId: orderID })
      expect(order?.checks).toBeGreaterThan(0)
    })
    await later.close()
    const order = await findOrder(shop.books, { payPalOrderId: orderID })
    expect(order).toMatchObject({ status: 'declined', captureAttempt: 2 })
  })
})

/** PayPal tells times to the second. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000)
  await eventually(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(second))
}

function inTwoMinutes(): Date {
  return new Date(Date.now() + 120_000)
}
