import { randomUUID } from 'node:crypto'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import { ToldTradePricesSchema, type TradePrices } from '@millrun/commerce/trade/trade-prices'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { changePrices } from '../shelf/change-prices.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { ADA, openAccountApi, openSessionOf } from '../testing/open-account-api.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { SAMPLE_FORM, sampleRequest } from '../testing/sample-order.ts'
import { setPriceList } from './price-lists.ts'
import { grantPriceList } from './trade-accounts.ts'

const BOB = { ...ADA, accountId: 'b1', sessionId: 's2', email: 'bob@example.com' }
const HALF = { ...ADA, accountId: 'h1', owesSecondFactor: true }
const EVE = 'eve@millrun.example'
const DAY_MS = 24 * 3_600_000

/** M-399 for 32.99, and 29.99 from 24 on. */
const ROWS: readonly PriceRow[] = [
  { target: { product: 'm-399' }, min: 1, price: { cents: 3299 } },
  { target: { product: 'm-399' }, min: 24, price: { cents: 2999 } },
]

/** What a browser sends that shows these prices. */
function order(quantity: number, prices?: TradePrices) {
  return sampleRequest({ 'm-399:finish=sb': quantity }, SAMPLE_FORM, prices)
}

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let api: Awaited<ReturnType<typeof openAccountApi>>
  let laterMs: number

  beforeEach(async () => {
    laterMs = 0
    payPal = await openPayPal()
    shop = await openShop(await newDatabase(), payPal, {
      app: { now: () => new Date(Date.now() + laterMs) },
    })
    api = await openAccountApi(shop.books, [ADA, BOB, HALF])
    for (const caller of [ADA, BOB]) await openSessionOf(shop.books, caller)
  })

  afterEach(async () => {
    await api.close()
    await shop.close()
    await payPal.close()
  })

  const endSessions = (ended_at: string | null) =>
    shop.books.database.updateTable('sessions').set({ ended_at }).execute()

  const hand = () => ({ actor: EVE, at: new Date(Date.now() + laterMs) })

  function setList(rows: readonly PriceRow[]): Promise<void> {
    return inTransaction(shop.books.database, (transaction) =>
      setPriceList(transaction, { name: 'Trade A', rows }, hand()),
    )
  }

  function grant(accountId: string, priceList: string | undefined): Promise<void> {
    return inTransaction(shop.books.database, (transaction) =>
      grantPriceList(transaction, { accountId, priceList }, hand()),
    )
  }

  async function pricesOf(accountId: string, ticket?: string): Promise<TradePrices | null> {
    const body = ticket === undefined ? {} : { ticket }
    const answer = await api.as(accountId, 'POST', '/trade-prices', body)
    return ToldTradePricesSchema.parse(answer.body).prices
  }

  async function granted(): Promise<TradePrices> {
    await setList(ROWS)
    await grant('a1', 'Trade A')
    const prices = await pricesOf('a1')
    if (prices === null) throw new Error('no prices')
    return prices
  }

  const create = (request: unknown) => shop.fn('create-paypal-order', request)

  test('an account without a list is told none, and nobody is without a session', async () => {
    expect(await pricesOf('b1')).toBeNull()
    expect((await api.as(undefined, 'POST', '/trade-prices', {})).status).toBe(401)
    expect((await api.as('h1', 'POST', '/trade-prices', {})).status).toBe(403)
  })

  test('an order with a ticket is charged by the list, breaks and all', async () => {
    const prices = await granted()
    expect(prices).toMatchObject({ list: 'Trade A', rows: ROWS })
    for (const [quantity, cents] of [
      [23, 3299],
      [24, 2999],
      [25, 2999],
    ] as const) {
      const paid = await shop.buy(order(quantity, prices))
      expect(paid.lines[0]).toMatchObject({ quantity, unitPriceCents: cents })
      expect(paid.totals.subtotalCents).toBe(quantity * cents)
    }
  })

  test('without its ticket the prices of a list are refused', async () => {
    const prices = await granted()
    const { orderData: data, ...request } = order(24, prices)
    const { ticket: _, ...own } = data
    expect(await create({ ...request, orderData: own })).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^The price of Single Basket .* is \$34\.99; please/) },
    })
  })

  test('a ticket whose session has ended, or whose account has no list any more, is refused with what to do', async () => {
    const prices = await granted()
    const error =
      'Your trade prices are not valid in this browser any more. Please open your account once and come back; your cart is kept.'
    await endSessions(new Date().toISOString())
    expect(await create(order(2, prices))).toEqual({ status: 422, body: { error } })
    await endSessions(null)
    const next = await pricesOf('a1')
    await grant('a1', undefined)
    expect(await pricesOf('a1')).toBeNull()
    expect(await create(order(2, next ?? undefined))).toEqual({ status: 422, body: { error } })
    expect(await create(order(2, { ...prices, ticket: 'A'.repeat(22) }))).toMatchObject({
      status: 422,
    })
  })

  test('a ticket is good for 90 days after its account was open last, and stays the same one', async () => {
    const prices = await granted()
    laterMs = 89 * DAY_MS
    expect((await create(order(2, prices))).status).toBe(200)
    expect((await pricesOf('a1', prices.ticket))?.ticket).toBe(prices.ticket)
    laterMs = 180 * DAY_MS
    expect((await create(order(3, prices))).status).toBe(422)
    expect((await pricesOf('a1', prices.ticket))?.ticket).not.toBe(prices.ticket)
  })

  test('a ticket of one account is no ticket of another', async () => {
    const prices = await granted()
    await grant('b1', 'Trade A')
    expect((await pricesOf('b1', prices.ticket))?.ticket).not.toBe(prices.ticket)
  })

  test('a changed list refuses what is shown by the old one, and says where the new one is', async () => {
    const prices = await granted()
    laterMs = 1000
    await setList([{ target: { product: 'm-399' }, min: 1, price: { cents: 3099 } }])
    expect(await create(order(2, prices))).toEqual({
      status: 422,
      body: {
        error:
          'Your trade prices have changed. Please open your account once to see the new ones; your cart is kept.',
      },
    })
    const news = await pricesOf('a1', prices.ticket)
    const paid = await shop.buy(order(2, news ?? undefined))
    expect(paid.lines[0]?.unitPriceCents).toBe(3099)
  })

  test('a row for a family that is sold no more takes nothing from the others', async () => {
    await granted()
    laterMs = 1000
    const gone = { target: { family: 'stair-lifts' }, min: 1, price: { percent: 80 } }
    await shop.books.database
      .insertInto('price_lists')
      .values({
        id: randomUUID(),
        name: 'Trade A',
        rows: JSON.stringify([gone, ...ROWS]),
        set_at: hand().at.toISOString(),
        actor: EVE,
      })
      .execute()
    const prices = await pricesOf('a1')
    expect(prices?.rows).toEqual(ROWS)
    expect((await create(order(2, prices ?? undefined))).status).toBe(200)
  })

  test('a lower price for everybody wins', async () => {
    const prices = await granted()
    await inTransaction(shop.books.database, (transaction) =>
      changePrices(transaction, [{ productId: 'm-399', cents: 2500 }], hand()),
    )
    const request = sampleRequest({ 'm-399:finish=sb': 2 })
    const items = request.orderData.items.map((item) => ({ ...item, price: '25.00' }))
    // 50.00, tax 4.00, shipping 15.00
    const sums = { subtotal: '50.00', tax: '4.00', shipping: '15.00', total: '69.00' }
    const data = { ...request.orderData, items, ...sums, ticket: prices.ticket }
    const answer = await create({ ...request, amount: '69.00', orderData: data })
    expect(answer.status).toBe(200)
  })
})
