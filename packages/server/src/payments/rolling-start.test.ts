import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../orders/find-order.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

const SERVERS = 3
/** When nothing was looked at yet, PayPal is asked after a quarter of a minute. */
const FIRST_CHECK_MS = 15_000

/** How often PayPal was asked about an order that is still undecided. */
async function checks({ books }: TestShop, payPalOrderId: string): Promise<number | undefined> {
  return (await findOrder(books, { payPalOrderId }))?.checks
}

onEachDatabase((newDatabase) => {
  let settings: DatabaseSettings
  let payPal: TestPayPal
  let shops: TestShop[]
  let time: number

  beforeEach(async () => {
    settings = await newDatabase()
    payPal = await openPayPal()
    shops = []
    time = Date.now()
  })

  afterEach(async () => {
    for (const shop of shops) await shop.close()
    await payPal.close()
  })

  async function start(): Promise<TestShop> {
    const shop = await openShop(settings, payPal, { app: { now: () => new Date(time) } })
    shops.push(shop)
    return shop
  }

  async function placePending(shop: TestShop): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const payPalOrderId = String(body['orderID'])
    await payPal.control(`/approve/${payPalOrderId}`, { funding: 'pending-bank' })
    await shop.fn('capture-paypal-order', { orderID: payPalOrderId })
    return payPalOrderId
  }

  /** Waits until a server has asked about this order once more: it has done its round then. */
  async function roundIsDone(shop: TestShop, payPalOrderId: string): Promise<void> {
    const before = (await checks(shop, payPalOrderId)) ?? 0
    await shop.books.database
      .updateTable('orders')
      .set({ next_check_at: new Date(time - 1).toISOString() })
      .where('paypal_order_id', '=', payPalOrderId)
      .execute()
    await eventually(async () => expect(await checks(shop, payPalOrderId)).toBe(before + 1))
  }

  test('servers that are started one after another ask about a payment once, when it is due', async () => {
    const first = await start()
    const [pending, other] = [await placePending(first), await placePending(first)]
    for (let server = 0; server < SERVERS; server += 1) {
      await shops.pop()?.close()
      await roundIsDone(await start(), other)
    }
    const shop = await start()
    await start()
    expect(await checks(shop, pending)).toBe(0)
    time += FIRST_CHECK_MS
    await eventually(async () => expect(await checks(shop, pending)).toBe(1))
    await roundIsDone(shop, other)
    expect(await checks(shop, pending)).toBe(1)
  })
})
