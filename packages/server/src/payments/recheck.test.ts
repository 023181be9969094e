import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase } from '../database/order-database.ts'
import { openBooks } from '../open-books.ts'
import { claimUndecided } from '../orders/claim-order.ts'
import { listOrders } from '../orders/find-order.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

const MINUTE_MS = 60_000

function inAMinute(): Date {
  return new Date(Date.now() + MINUTE_MS)
}

async function statuses(shop: TestShop): Promise<readonly string[]> {
  return (await listOrders(shop.books)).map(({ status }) => status)
}

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shops: TestShop[]

  beforeEach(async () => {
    payPal = await openPayPal()
    database = await newDatabase()
    shops = []
  })

  afterEach(async () => {
    for (const shop of shops) await shop.close()
    await payPal.close()
  })

  async function open(laterMs = 0): Promise<TestShop> {
    const now = () => new Date(Date.now() + laterMs)
    const variables = { PAYMENT_RECHECK_SECONDS: '1' }
    const shop = await openShop(database, payPal, { variables, app: { now } })
    shops.push(shop)
    return shop
  }

  async function placeApproved(shop: TestShop, how: object = {}): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    await payPal.control(`/approve/${String(body['orderID'])}`, how)
    return String(body['orderID'])
  }

  test('a pending payment is asked about while the shop is open, until PayPal has decided', async () => {
    const shop = await open()
    const orderID = await placeApproved(shop, { funding: 'pending-bank' })
    await shop.fn('capture-paypal-order', { orderID })
    const [order] = await listOrders(shop.books)
    await payPal.control(`/captures/${order?.captureId}/settle`, { status: 'COMPLETED' })
    await eventually(async () => expect(await statuses(shop)).toEqual(['paid']))
  })

  test('a payment that was cut off is finished while the shop is open', async () => {
    const shop = await open()
    const orderID = await placeApproved(shop)
    const effect = { kind: 'drops', moment: 'after' }
    await payPal.control('/scenarios', { call: 'capture-order', effect, times: 3 })
    await payPal.control('/scenarios', { call: 'get-order', effect: { kind: 'drops' }, times: 3 })
    await shop.fn('capture-paypal-order', { orderID })
    expect(await statuses(shop)).toEqual(['capturing'])
    await eventually(async () => expect(await statuses(shop)).toEqual(['paid']))
  })

  test('a capture that PayPal speaks of and never shows is looked into by somebody', async () => {
    const shop = await open()
    const orderID = await placeApproved(shop)
    const effect = { kind: 'answers', status: 422, issue: 'ORDER_ALREADY_CAPTURED' }
    await payPal.control('/scenarios', { call: 'capture-order', effect, times: 1000 })
    await shop.fn('capture-paypal-order', { orderID })
    expect(await statuses(shop)).toEqual(['capturing'])
    await wasChecked(6)
    expect((await shop.fn('capture-paypal-order', { orderID })).body).toMatchObject({
      success: false,
      pending: true,
    })
    expect(await statuses(shop)).toEqual(['needs_review'])
  })

  test('a pending payment that PayPal no longer knows is looked into by somebody', async () => {
    const shop = await open()
    const orderID = await placeApproved(shop, { funding: 'pending-bank' })
    await shop.fn('capture-paypal-order', { orderID })
    const effect = { kind: 'answers', status: 404 }
    await payPal.control('/scenarios', { call: 'get-order', effect, times: 1000 })
    await shop.fn('capture-paypal-order', { orderID })
    expect(await statuses(shop)).toEqual(['payment_pending'])
    await wasChecked(6)
    await shop.fn('capture-paypal-order', { orderID })
    expect(await statuses(shop)).toEqual(['needs_review'])
  })

  test('what a buyer approved a minute ago is captured, even when the page is gone', async () => {
    const shop = await open()
    await placeApproved(shop)
    const later = await open(MINUTE_MS + 1000)
    await eventually(async () => expect(await statuses(later)).toEqual(['paid']))
  })

  test('what nobody approved is left alone', async () => {
    const shop = await open()
    await shop.fn('create-paypal-order', sampleRequest())
    await open(MINUTE_MS + 1000)
    await eventually(async () => {
      const { checks } = await onlyRow()
      expect(checks).toBeGreaterThan(0)
    })
    expect(await statuses(shop)).toEqual(['created'])
  })

  test('of several servers one asks about an order', async () => {
    const shop = await open()
    const orderID = await placeApproved(shop, { funding: 'pending-bank' })
    await shop.fn('capture-paypal-order', { orderID })
    await shop.close()
    shops = []
    const databases = await Promise.all([openOrderDatabase(database), openOrderDatabase(database)])
    // Late enough for the order to be due again, should the shop have asked about it before it closed.
    const servers = databases.map((opened) => openBooks(opened, { now: inAMinute }))
    const claimed = await Promise.all(servers.map((books) => claimUndecided(books)))
    expect(claimed.filter((order) => order !== undefined)).toHaveLength(1)
    await Promise.all(databases.map((opened) => opened.destroy()))
  })

  async function onlyRow() {
    await using opened = await openOrderDatabase(database)
    return await opened.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  }

  async function wasChecked(checks: number): Promise<void> {
    await using opened = await openOrderDatabase(database)
    await opened.updateTable('orders').set({ checks }).execute()
  }
})
