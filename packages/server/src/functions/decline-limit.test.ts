import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { listOrders } from '../orders/find-order.ts'
import { onEachDatabase, type DatabaseSettings } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

const HOUR_MS = 60 * 60_000
const TOO_MANY = expect.stringMatching(/^Too many payments from your network were declined\./)

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop
  let servers: readonly TestShop[]
  let laterMs: number

  beforeEach(async () => {
    payPal = await openPayPal()
    database = await newDatabase()
    laterMs = 0
    const now = () => new Date(Date.now() + laterMs)
    // Ten declines an hour go with so many calls; the calls themselves are not what is tried here.
    const variables = { RATE_LIMIT_PER_MINUTE: '131', TRUST_PROXY: 'true' }
    const open = () => openShop(database, payPal, { variables, app: { now } })
    shop = await open()
    servers = [shop, await open(), await open()]
  })

  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await payPal.close()
  })

  async function place(from: string): Promise<string | undefined> {
    const { body } = await shop.fn('create-paypal-order', sampleRequest(), {
      'x-forwarded-for': from,
    })
    return z.string().optional().parse(body['orderID'])
  }

  async function pay(orderID: string, cardholder: string, from: string, server = shop) {
    await payPal.control(`/approve/${orderID}`, { cardholder })
    return server.fn('capture-paypal-order', { orderID }, { 'x-forwarded-for': from })
  }

  async function declined(count: number, from: string): Promise<void> {
    for (let card = 0; card < count; card += 1) {
      await pay(String(await place(from)), 'CCREJECT-REFUSED', from)
    }
  }

  test('after ten declined payments in an hour a network has to wait, and others do not', async () => {
    await declined(9, '198.51.100.7')
    const tenth = String(await place('198.51.100.7'))
    const open = String(await place('198.51.100.7'))
    expect((await pay(tenth, 'CCREJECT-REFUSED', '198.51.100.7')).body).toEqual({
      success: false,
      error: expect.stringContaining('nothing was charged'),
    })
    expect(
      await shop.fn('create-paypal-order', sampleRequest(), { 'x-forwarded-for': '198.51.100.7' }),
    ).toEqual({ status: 429, body: { error: TOO_MANY } })
    expect((await pay(open, 'Ada Turner', '198.51.100.7')).body).toEqual({
      success: false,
      error: TOO_MANY,
    })
    expect(await payPal.captures(open)).toEqual([])
    const other = String(await place('198.51.100.8'))
    expect((await pay(other, 'Ada Turner', '198.51.100.8')).body).toMatchObject({ success: true })
    laterMs = HOUR_MS + 60_000
    const patient = String(await place('198.51.100.7'))
    expect((await pay(patient, 'Ada Turner', '198.51.100.7')).body).toMatchObject({ success: true })
  })

  test('cards that are tried at the same time, at any server, are counted before they are declined', async () => {
    const from = '2001:db8:1:2::1'
    const orders: string[] = []
    for (let order = 0; order < 30; order += 1) orders.push(String(await place(from)))
    const answers = await Promise.all(
      orders.map((id, order) => pay(id, 'CCREJECT-REFUSED', from, servers[order % servers.length])),
    )
    const refused = answers.filter(({ body }) => String(body['error']).startsWith('Too many'))
    expect(refused).toHaveLength(20)
    const tried = await listOrders(shop.books, { statuses: ['declined'] })
    expect(tried).toHaveLength(10)
  })

  test('payments that nobody knows the end of hold up others for minutes, and not for an hour', async () => {
    const from = '203.0.113.7'
    const orders: string[] = []
    for (let order = 0; order < 11; order += 1) orders.push(String(await place(from)))
    const eleventh = String(orders.pop())
    for (const call of ['capture-order', 'get-order']) {
      const effect = { kind: 'answers', status: 503 }
      await payPal.control('/scenarios', { call, effect, times: 1000 })
    }
    for (const id of orders) {
      expect((await pay(id, 'Ada Turner', from)).body).toMatchObject({ pending: true })
    }
    expect((await pay(eleventh, 'Ada Turner', from)).body).toMatchObject({ error: TOO_MANY })
    laterMs = 5 * 60_000 + 60_000
    expect((await pay(eleventh, 'Ada Turner', from)).body).toMatchObject({ pending: true })
  })

  test('a buyer whose second card is good pays, and paid orders count for nothing', async () => {
    for (let order = 0; order < 12; order += 1) {
      const id = String(await place('203.0.113.9'))
      expect((await pay(id, 'Ada Turner', '203.0.113.9')).body).toMatchObject({ success: true })
    }
    await declined(1, '203.0.113.9')
    const next = String(await place('203.0.113.9'))
    expect((await pay(next, 'Ada Turner', '203.0.113.9')).body).toMatchObject({ success: true })
  })
})
