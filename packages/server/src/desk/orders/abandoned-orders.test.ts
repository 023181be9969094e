import { OrderPageSchema } from '@millrun/commerce/desk/listed-order'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderBooks } from '../../orders/order-books.ts'
import { openBooks } from '../../open-books.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestPayPal, TestShop } from '../../testing/open-shop.ts'
import {
  SAMPLE_CUSTOMER,
  SAMPLE_FORM,
  SAMPLE_LINE,
  sampleRequest,
} from '../../testing/sample-order.ts'

const HOUR_MS = 3_600_000

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ payPal, shop, desk, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  async function leave(hoursAgo: number, email: string, cartId?: string) {
    const at = new Date(Date.now() - hoursAgo * HOUR_MS)
    const books: OrderBooks = openBooks(shop.books.database, { now: () => at })
    const order = await placeOrder(books, {
      lines: [],
      customer: { ...SAMPLE_CUSTOMER, email },
      isPickup: false,
      totals: { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 },
      cartId,
    })
    return order.orderNumber
  }

  async function abandoned(search = ''): Promise<readonly string[]> {
    const { body } = await desk.as('shipping', 'GET', `/orders?abandoned=yes${search}`)
    const { orders, count } = OrderPageSchema.parse(body)
    expect(orders).toHaveLength(count)
    return orders.map(({ orderNumber }) => orderNumber)
  }

  async function pay(email: string): Promise<void> {
    const request = sampleRequest({ [SAMPLE_LINE]: 2 }, { ...SAMPLE_FORM, email })
    const { body } = await shop.fn('create-paypal-order', request)
    await payPal.control(`/approve/${String(body['orderID'])}`, {})
    await shop.fn('capture-paypal-order', { orderID: body['orderID'] })
  }

  test('what was left for more than an hour is listed, the newest first, and searched', async () => {
    const old = await leave(48, 'ada@example.com')
    const newest = await leave(2, 'bob@example.com')
    await leave(0.9, 'eve@example.com')
    expect(await abandoned()).toEqual([newest, old])
    expect(await abandoned('&search=bob%40example.com')).toEqual([newest])
    expect((await shop.orders('abandoned', '--json')).text).toContain(old)
    const csv = await (await desk.ask('manager', 'GET', '/orders.csv?abandoned=yes')).text()
    expect(csv.split('\r\n')).toHaveLength(4)
    expect(csv).toContain('(609) 555-0100')
  })

  test('whoever has paid since is not listed, whatever the letters of the address; who had paid before is', async () => {
    await pay('BOB@example.com')
    await leave(48, 'ada@example.com')
    await pay('ADA@example.com')
    const again = await leave(-1, 'bob@example.com')
    await shop.books.database
      .updateTable('order_index')
      .set({ placed_at: new Date(Date.now() - 2 * HOUR_MS).toISOString() })
      .where('order_id', 'in', (from) =>
        from.selectFrom('orders').select('id').where('order_number', '=', again),
      )
      .execute()
    expect(await abandoned()).toEqual([again])
  })

  test('of one cart the newest order counts, and a forgotten buyer is not listed', async () => {
    await leave(5, 'ada@example.com', 'cart-1')
    const newer = await leave(4, 'ada@example.com', 'cart-1')
    const forgotten = await leave(3, 'bob@example.com')
    await shop.books.database
      .updateTable('orders')
      .set({ email: '' })
      .where('order_number', '=', forgotten)
      .execute()
    expect(await abandoned()).toEqual([newer])
  })
})
