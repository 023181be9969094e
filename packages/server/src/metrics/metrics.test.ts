import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseTroubles } from '../database/database-fault.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { METRICS_TOKEN, scrape } from '../testing/scrape.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { shopText } from './shop-text.ts'

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let now: Date

  async function open(variables: Readonly<Record<string, string>> = {}): Promise<void> {
    const app = { now: () => now }
    const all = { METRICS_TOKEN, ...variables }
    shop = await openShop(await newDatabase(), payPal, { variables: all, app })
  }

  beforeEach(async () => {
    now = new Date('2026-11-26T15:00:00.000Z')
    payPal = await openPayPal()
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${shop.origin}/metrics`, { headers })

  test('without a token there is no such address', async () => {
    await open({ METRICS_TOKEN: '' })
    expect((await ask({ authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(404)
  })

  test('who does not name the token is told nothing', async () => {
    await open()
    const wrong = ['Bearer', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN, 'Bearer undefined']
    for (const headers of [{}, ...wrong.map((authorization) => ({ authorization }))]) {
      const answer = await ask(headers)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ error: 'Please name the token of METRICS_TOKEN.' })
    }
  })

  test('what is said is for no cache, and in no log', async () => {
    await open()
    const answer = await ask({ authorization: `Bearer ${METRICS_TOKEN}` })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(shop.log.join('')).not.toMatch(/metrics|a-token-of-tests/)
  })

  test('an order is counted by its state, and the time that it waits in it', async () => {
    await open()
    await shop.buy()
    await shop.buy()
    const { database } = shop.books
    const [first, second] = await database.selectFrom('orders').selectAll().execute()
    const change = (id: string | undefined, values: object) =>
      database
        .updateTable('orders')
        .set(values)
        .where('id', '=', id ?? '')
        .execute()
    await change(first?.id, { status: 'capturing', updated_at: '2026-11-26T14:48:20.000Z' })
    // Placed before yesterday at this time.
    await change(second?.id, {
      status: 'needs_review',
      created_at: '2026-11-25T14:59:59.000Z',
      updated_at: '2026-11-26T14:59:30.000Z',
    })
    const said = await scrape(shop.origin)
    const of = (name: string, status: string) => said.get(`${name}{status="${status}"}`)
    expect(of('millrun_open_orders', 'capturing')).toBe(1)
    expect(of('millrun_oldest_open_order_seconds', 'capturing')).toBe(700)
    expect(of('millrun_open_orders', 'needs_review')).toBe(1)
    expect(of('millrun_oldest_open_order_seconds', 'needs_review')).toBe(30)
    expect(of('millrun_open_orders', 'payment_pending')).toBe(0)
    expect(of('millrun_orders_of_a_day', 'capturing')).toBe(1)
    expect(of('millrun_orders_of_a_day', 'needs_review')).toBe(0)
    expect(of('millrun_orders_of_a_day', 'paid')).toBe(0)
    expect(said.get('millrun_database_up')).toBe(1)
    expect(said.get('millrun_schema_info{version="0030-traces"}')).toBe(1)
  })

  test('what waits for the back office is counted, and how long the first of it waits', async () => {
    await open()
    const { id: order_id } = await shop.buy()
    const { database } = shop.books
    // Tried before, and put off: all this time it waits.
    const row = { tries: 2, next_try_at: '2026-11-26T15:30:00.000Z' }
    const mail = { order_id, kind: 'note', created_at: '2026-11-26T14:50:00.000Z', ...row } as const
    await database.deleteFrom('mails').execute()
    const mails = [
      { ...mail, id: 'a', copy: 1, sent_at: null },
      { ...mail, id: 'b', copy: 2, created_at: '2026-11-26T14:55:00.000Z', sent_at: null },
      // This one is done.
      { ...mail, id: 'c', copy: 3, created_at: '2026-11-20T15:00:00.000Z', next_try_at: null },
    ]
    await database.insertInto('mails').values(mails).execute()
    const event = { type: 'X', received_at: '2026-11-26T14:59:00.000Z', id: 'e', ...row }
    await database.insertInto('webhook_events').values(event).execute()
    const refund = { order_id, note: '', created_at: '2026-11-26T12:00:00.000Z' }
    const due = { next_check_at: '2026-11-26T15:30:00.000Z' }
    await database
      .insertInto('refunds')
      .values([
        { ...refund, id: 'r', number: 1, status: 'asked', ...due },
        { ...refund, id: 's', number: 2, status: 'done', next_check_at: null },
      ])
      .execute()
    const said = await scrape(shop.origin)
    const of = (queue: string) => [
      said.get(`millrun_waiting{queue="${queue}"}`),
      said.get(`millrun_oldest_waiting_seconds{queue="${queue}"}`),
    ]
    expect(of('order mails')).toEqual([2, 600])
    expect(of('events')).toEqual([1, 60])
    expect(of('refunds asked')).toEqual([1, 10_800])
    expect(of('refunds pending')).toEqual([0, 0])
    expect(of('quote mails')).toEqual([0, 0])
  })

  test('calls are counted by function and how they ended, and those of one address that are too many', async () => {
    await open({ RATE_LIMIT_PER_MINUTE: '3' })
    await shop.fn('get-paypal-config', {})
    await shop.fn('create-paypal-order', {})
    await shop.fn('no-such-function', {})
    await shop.fn('get-paypal-config', {})
    await fetch(`${shop.origin}/nowhere`)
    await fetch(`${shop.origin}/readyz`)
    const said = await scrape(shop.origin)
    const of = (call: string, status: string) =>
      said.get(`millrun_answer_seconds_count{call="${call}",status="${status}"}`)
    expect(of('get-paypal-config', '2xx')).toBe(1)
    expect(of('get-paypal-config', '4xx')).toBe(1)
    expect(of('create-paypal-order', '4xx')).toBe(1)
    expect(of('unknown', '4xx')).toBe(1)
    expect(of('pages', '4xx')).toBe(1)
    expect(of('watch', '2xx')).toBe(1)
    expect(said.get('millrun_limited_calls_total{call="get-paypal-config"}')).toBe(1)
    expect(said.get('millrun_limited_calls_total{call="create-paypal-order"}')).toBe(0)
  })

  test('tries of calls to PayPal are counted by how they ended', async () => {
    await open()
    await payPal.control('/scenarios', {
      call: 'create-order',
      effect: { kind: 'answers', status: 503 },
    })
    await shop.fn('create-paypal-order', sampleRequest())
    const effect = { kind: 'answers', status: 422, issue: 'PERMISSION_DENIED' }
    await payPal.control('/scenarios', { call: 'create-order', effect })
    await shop.fn('create-paypal-order', sampleRequest())
    const said = await scrape(shop.origin)
    const of = (call: string, outcome: string) =>
      said.get(`millrun_paypal_seconds_count{call="${call}",outcome="${outcome}"}`)
    expect(of('create order', 'unknown')).toBe(1)
    expect(of('create order', 'done')).toBe(1)
    expect(of('create order', 'refused')).toBe(1)
    expect(of('access token', 'done')).toBe(1)
    expect(of('access token', 'refused')).toBe(0)
  })

  test('however often somebody asks, the database is asked once', async () => {
    await open()
    let queries = 0
    const counting = shop.books.database.withPlugin({
      transformQuery({ node }) {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const read = shopText(counting, () => now)
    const texts = await Promise.all(Array.from({ length: 50 }, read))
    expect(new Set(texts).size).toBe(1)
    expect(queries).toBe(5)
  })

  test('while the database is away the process tells of itself, and nothing that was true before', async () => {
    await open()
    const text = await shopText(shop.books.database, () => now)()
    expect(text).toContain('millrun_database_up 1\n')
    await shop.books.database.schema.alterTable('orders').renameTo('hidden').execute()
    const said = await scrape(shop.origin)
    await shop.books.database.schema.alterTable('hidden').renameTo('orders').execute()
    expect(said.get('millrun_database_up')).toBe(0)
    expect([...said.keys()].filter((name) => name.startsWith('millrun_open'))).toEqual([])
    expect(said.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  test('trouble with the database is counted', async () => {
    await open()
    const name = 'millrun_database_trouble_total{trouble="away"}'
    expect((await scrape(shop.origin)).get(name)).toBe(0)
    databaseTroubles.tell('away')
    expect((await scrape(shop.origin)).get(name)).toBe(1)
  })
})
