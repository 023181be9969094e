import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../orders/find-order.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { orderMail } from '../testing/read-mail.ts'
import { fromCart, sampleRequest } from '../testing/sample-order.ts'

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop
  let clock: Date

  beforeEach(async () => {
    payPal = await openPayPal()
    database = await newDatabase()
    const variables = { PUBLIC_ORIGIN: 'https://shop.example', DEMONSTRATION: 'yes' }
    shop = await openShop(database, payPal, { variables, app: { now: () => clock } })
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function buy(at: string) {
    clock = new Date(at)
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const payPalOrderId = String(body['orderID'])
    await payPal.control(`/approve/${payPalOrderId}`, {})
    await shop.fn('capture-paypal-order', { orderID: payPalOrderId })
    const order = await findOrder(shop.books, { payPalOrderId })
    if (order === undefined) throw new Error('there is no order')
    return order
  }

  const mailOf = async (orderNumber: string, kind: string) =>
    (await orderMail(database.dataDir, orderNumber, kind)).text

  test.each([
    ['at 13:59 before Thanksgiving', '2026-11-25T18:59:00Z', 'Mon, Nov 30 to Tue, Dec 8'],
    ['at 14:01 before Thanksgiving', '2026-11-25T19:01:00Z', 'Tue, Dec 1 to Wed, Dec 9'],
    ['on a Saturday', '2026-11-14T16:00:00Z', 'Tue, Nov 17 to Wed, Nov 25'],
    ['before the clock is set back', '2026-10-30T17:59:00Z', 'Mon, Nov 2 to Tue, Nov 10'],
    ['after it', '2026-11-02T18:59:00Z', 'Tue, Nov 3 to Wed, Nov 11'],
    ['before the clock is set forward', '2027-03-12T18:59:00Z', 'Mon, Mar 15 to Tue, Mar 23'],
    ['after that', '2027-03-15T17:59:00Z', 'Tue, Mar 16 to Wed, Mar 24'],
    ['at the end of the year', '2026-12-24T19:01:00Z', 'Tue, Dec 29, 2026 to Thu, Jan 7, 2027'],
  ])('an order %s is promised for the same days in its mail and its books', async (_, at, days) => {
    const { orderNumber } = await buy(at)
    expect(await mailOf(orderNumber, 'confirmation')).toContain(`Ships ${days}.`)
    expect((await shop.orders('show', orderNumber)).text).toContain(`Promised ${days}\n`)
  })

  test('an order keeps the days it was promised for, whatever would be promised today', async () => {
    const { id, orderNumber, pageToken } = await buy('2026-11-23T15:00:00Z')
    await mailOf(orderNumber, 'confirmation')
    // As if it had been placed when we needed three days.
    const promised = { promised_from: '2026-11-27', promised_to: '2026-12-01' }
    await shop.books.database.updateTable('orders').set(promised).where('id', '=', id).execute()
    const { body } = await shop.fn('order-status', { token: pageToken })
    expect(body['delivery']).toMatchObject({ from: '2026-11-27', to: '2026-12-01' })
    await shop.fn('send-order-mail', { orderNumber, email: 'ada@example.com' })
    expect(await mailOf(orderNumber, 'again')).toContain('Ships Fri, Nov 27 to Tue, Dec 1.')
    clock = new Date('2026-12-02T05:00:00Z')
    expect((await shop.orders('late')).text).toContain('promised by Tue, Dec 1, 2026')
  })

  test('who breaks off before the cut-off and pays after it is told one pair of days', async () => {
    clock = new Date('2026-11-25T18:59:00Z')
    const cart = fromCart('cart-1')
    await shop.fn('create-paypal-order', cart)
    clock = new Date('2026-11-25T19:01:00Z')
    const { body } = await shop.fn('create-paypal-order', cart)
    const order = await findOrder(shop.books, { payPalOrderId: String(body['orderID']) })
    expect(order?.window).toEqual({ from: '2026-12-01', to: '2026-12-09' })
  })
})
