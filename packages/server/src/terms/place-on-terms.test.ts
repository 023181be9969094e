import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBooks } from '../open-books.ts'
import { openOrderDatabase } from '../database/order-database.ts'
import { findOrder } from '../orders/find-order.ts'
import { openAccountApi, ADA } from '../testing/open-account-api.ts'
import { onEachDatabase, type DatabaseSettings } from '../testing/on-each-database.ts'
import { fromCart, SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../testing/sample-order.ts'
import { openTermsShop, type TermsShop } from './testing/open-terms-shop.ts'

const NOON = new Date('2026-11-26T17:00:00.000Z')

onEachDatabase((newDatabase) => {
  let settings: DatabaseSettings
  let open: TermsShop

  beforeEach(async () => {
    settings = await newDatabase()
    open = await openTermsShop(settings, { now: NOON })
  })

  afterEach(() => open.close())

  async function ordersOf() {
    const rows = await open.shop.books.database.selectFrom('orders').select('status').execute()
    return rows.map(({ status }) => status)
  }

  async function count(productId: string, quantity: number): Promise<void> {
    const row = { product_id: productId, quantity, low_level: 0, changed_at: NOON.toISOString() }
    await open.shop.books.database.insertInto('stock').values(row).execute()
  }

  async function left(productId: string): Promise<number> {
    const { quantity } = await open.shop.books.database
      .selectFrom('stock')
      .select('quantity')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
    return quantity
  }

  test('an account without terms pays at once, and nobody orders on terms without a session', async () => {
    expect(await open.terms()).toBeNull()
    expect(await open.order()).toMatchObject({
      status: 403,
      body: { error: 'This account has no payment terms; please pay this order now.' },
    })
    await open.grant('5000.00')
    expect(await open.api.as(undefined, 'POST', '/terms-orders', sampleRequest())).toMatchObject({
      status: 401,
    })
    expect(await ordersOf()).toEqual([])
  })

  test('an order on terms is entered unpaid, due after its days, and owed', async () => {
    expect(await open.grant('5000.00', 30)).toEqual({
      status: 200,
      body: {
        sentence: 'ada@example.com may owe up to $5,000.00 and pays each order within 30 days.',
      },
    })
    const placed = await open.order()
    expect(placed).toMatchObject({ status: 200, body: { dueOn: '2026-12-26' } })
    const orderNumber = String(placed.body['orderNumber'])
    expect(await open.terms()).toMatchObject({
      days: 30,
      limit: '5000.00',
      owed: '66.95',
      left: '4933.05',
      orders: [{ orderNumber, total: '66.95', owed: '66.95', dueOn: '2026-12-26' }],
    })
    const order = await findOrder(open.shop.books, { orderNumber })
    const shown = await open.shop.fn('order-status', { token: order?.pageToken })
    expect(shown.body).toMatchObject({ status: 'on_terms', dueOn: '2026-12-26', owed: '66.95' })
  })

  test('an order that is too much is refused with the sum, and one that fits to the cent is not', async () => {
    await open.grant('133.90')
    await open.placed()
    await open.placed()
    // 133.90 owed, and 66.95 more.
    expect(await open.order()).toEqual({
      status: 409,
      body: {
        error:
          'This order would bring what you owe to $200.85; your limit is $133.90. Please pay an open invoice first, order less, or pay this order now.',
      },
    })
    expect(await ordersOf()).toEqual(['on_terms', 'on_terms'])
  })

  test('two servers that are asked at once cannot both use the last of a limit', async () => {
    // Room for one order of 66.95 and not for two.
    await open.grant('100.00')
    const database = await openOrderDatabase(settings)
    const other = await openAccountApi(openBooks(database, { now: () => NOON }), [ADA])
    const answers = await Promise.all(
      [open.api, other, open.api, other, open.api, other].map((api, index) =>
        api.as('a1', 'POST', '/terms-orders', fromCart(`cart-${index}`)),
      ),
    )
    await other.close()
    await database.destroy()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(await open.terms()).toMatchObject({ owed: '66.95', left: '33.05' })
  })

  test('a double click and a second window get the same order', async () => {
    await open.grant('100.00')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => open.order(fromCart('cart-1'))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body['orderNumber'])).size).toBe(1)
    expect(await ordersOf()).toEqual(['on_terms'])
    const changed = await open.order(fromCart('cart-1', sampleRequest({ [SAMPLE_LINE]: 1 })))
    const [first] = answers
    expect(changed).toEqual({
      status: 409,
      body: {
        error: `This order is placed on terms already; its number is ${String(first?.body['orderNumber'])}. To order again, empty the cart first.`,
      },
    })
  })

  test('of one cart one order is paid: what was begun at PayPal makes way, and what is owed is not begun', async () => {
    await open.grant('5000.00')
    const request = fromCart('cart-1')
    const { body } = await open.shop.fn('create-paypal-order', request)
    const payPalOrderId = String(body['orderID'])
    await open.placed(request)
    await open.payPal.control(`/approve/${payPalOrderId}`, {})
    expect(
      (await open.shop.fn('capture-paypal-order', { orderID: payPalOrderId })).body,
    ).not.toMatchObject({ success: true })
    expect(await open.shop.fn('create-paypal-order', request)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('This order is placed on terms already') },
    })
    expect((await ordersOf()).toSorted()).toEqual(['created', 'on_terms'])
  })

  test('a cart that is paid is not owed too', async () => {
    await open.grant('5000.00')
    const paid = await open.shop.buy(fromCart('cart-1'))
    expect(await open.order(fromCart('cart-1'))).toMatchObject({
      status: 409,
      body: {
        error: `This order is paid already; its number is ${paid.orderNumber}. To order again, empty the cart first.`,
      },
    })
  })

  test('its pieces leave the shelf with the order, and not once more when it is paid', async () => {
    await open.grant('5000.00')
    await count('c-2005', 3)
    const { orderNumber } = await open.placed()
    expect(await left('c-2005')).toBe(1)
    expect(await open.order()).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('Only 1 of ') },
    })
    expect((await open.markPaid(orderNumber, '2026-11-26')).status).toBe(200)
    expect(await left('c-2005')).toBe(1)
  })

  test('what is refused leaves the shelf and the limit as they were', async () => {
    await open.grant('50.00')
    await count('c-2005', 3)
    expect((await open.order()).status).toBe(409)
    expect(await left('c-2005')).toBe(3)
    const holds = await open.shop.books.database.selectFrom('stock_holds').selectAll().execute()
    expect(holds).toEqual([])
    expect(await open.terms()).toMatchObject({ owed: '0.00' })
  })

  test('terms that are taken back end new orders, and what is owed stays owed', async () => {
    await open.grant('5000.00')
    await open.placed()
    expect(await open.grant(null, null)).toEqual({
      status: 200,
      body: {
        sentence: 'ada@example.com pays each order at once from now on; what is owed stays owed.',
      },
    })
    expect((await open.order()).status).toBe(403)
    expect(await open.terms()).toMatchObject({ days: null, limit: null, left: null, owed: '66.95' })
  })

  test('only owners and managers grant, and only what can be granted', async () => {
    const path = `/applications/${open.applicationId}/terms`
    const ask = (role: string, body: unknown) => open.desk.as(role, 'POST', path, body)
    expect((await ask('shipping', { limit: '5000.00', days: 30 })).status).toBe(403)
    for (const body of [
      { limit: '100000.01', days: 30 },
      { limit: '0.00', days: 30 },
      { limit: '5000.00', days: 31 },
      { limit: '5000.00', days: null },
    ]) {
      expect([body, (await ask('owner', body)).status]).toEqual([body, 422])
    }
    expect((await ask('owner', { limit: '100000.00', days: 60 })).status).toBe(200)
    const deeds = await open.shop.books.database
      .selectFrom('staff_actions')
      .select(['actor', 'after'])
      .where('deed', '=', 'terms granted')
      .execute()
    expect(deeds).toEqual([
      { actor: 'owner@millrun.example', after: '{"terms":{"limit":"100000.00","days":60}}' },
    ])
  })

  test('an order of the account that names another address is among its orders, and is packed', async () => {
    await open.grant('5000.00')
    const form = { ...SAMPLE_FORM, email: 'office@elsewhere.example' }
    const { orderNumber } = await open.placed(sampleRequest(undefined, form))
    const own = await open.api.as('a1', 'GET', '/orders')
    expect(own.body).toMatchObject({ orders: [{ orderNumber, status: 'on_terms' }] })
    const packing = await open.desk.as('shipping', 'GET', '/packing')
    expect(packing.body).toMatchObject({ orders: [{ orderNumber, payment: 'on_terms' }], count: 1 })
    const shipped = await open.shop.orders('shipped', orderNumber)
    expect(shipped).toMatchObject({ isDone: true })
    const csv = await (await open.desk.ask('shipping', 'GET', '/export/shipstation.csv')).text()
    expect(csv).not.toContain(orderNumber)
    const found = await open.desk.as('manager', 'GET', '/orders?payment=on_terms')
    expect(found.body).toMatchObject({ orders: [{ orderNumber }], count: 1 })
  })

  test('the command line grants terms and takes them back', async () => {
    expect(
      await open.shop.trade('terms', 'ada@example.com', '--limit', '5,000', '--days', '30'),
    ).toBe('ada@example.com may owe up to $5,000.00 and pays each order within 30 days.\n')
    expect(await open.shop.trade('show', 'ada@example.com')).toContain('may owe up to $5,000.00')
    expect((await open.order()).status).toBe(200)
    for (const words of [
      ['--limit', '5000'],
      ['--limit', '5000', '--days', '31'],
      ['--off', '--days', '30'],
      ['--on'],
      [],
    ]) {
      await expect(open.shop.trade('terms', 'ada@example.com', ...words)).rejects.toThrow(
        'Please give a limit',
      )
    }
    await open.shop.trade('terms', 'ada@example.com', '--off')
    expect((await open.order()).status).toBe(403)
  })
})
