import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import { readHistory } from '../orders/order-history.ts'
import { eventually } from '../testing/eventually.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { METRICS_TOKEN, scrape } from '../testing/scrape.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { openSilentLine } from './testing/silent-line.ts'
import { findPostgres, type Postgres, startPostgres } from '../testing/start-postgres.ts'

const programs = await findPostgres()
const AWAY = {
  status: 503,
  body: {
    error:
      'Our order book cannot be reached just now. Nothing is lost, and nothing is charged twice: please try again in a moment.',
  },
}

let folder: string
let payPal: TestPayPal
let shop: TestShop

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-away-'))
  payPal = await openPayPal()
})

afterEach(async () => {
  await shop.close()
  await payPal.close()
  await rm(folder, { recursive: true })
})

async function readiness(): Promise<number> {
  return (await fetch(`${shop.origin}/readyz`)).status
}

async function captures(): Promise<number> {
  const { body } = await payPal.control('/ledger')
  return JSON.stringify(body).match(/"captures":\[/g)?.length ?? 0
}

const missing = programs === undefined ? ' (left out: its programs are not installed)' : ''
describe.skipIf(programs === undefined)(`when PostgreSQL dies${missing}`, () => {
  let postgres: Postgres
  let databaseUrl: string

  beforeEach(async () => {
    postgres = await startPostgres(programs ?? '')
    databaseUrl = await postgres.newDatabase()
    const variables = { METRICS_TOKEN }
    shop = await openShop({ databaseUrl, dataDir: folder }, payPal, { variables })
  }, 60_000)
  afterEach(() => postgres.stop())

  test('between payment and books, the order is paid when it is back', async () => {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, {})
    const effect = { kind: 'delays', delayMs: 1500 }
    await payPal.control('/scenarios', { call: 'capture-order', effect })
    const cutOff = shop.fn('capture-paypal-order', { orderID })
    await eventually(async () => expect(await captures()).toBe(1))
    await postgres.halt()
    expect((await cutOff).status).toBe(503)
    await postgres.resume()
    await eventually(async () =>
      expect(await shop.fn('capture-paypal-order', { orderID })).toMatchObject({
        status: 200,
        body: { success: true },
      }),
    )
    expect(await captures()).toBe(1)
  })

  test('in the middle of many orders, each is answered and none is half written', async () => {
    const place = () => shop.fn('create-paypal-order', sampleRequest())
    await place()
    const crowd = Array.from({ length: 40 }, place)
    await Promise.race(crowd)
    await postgres.halt()
    const answers = await Promise.all(crowd)
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    await postgres.resume()
    await eventually(async () => expect(await readiness()).toBe(200))
    const orders = await listOrders(shop.books)
    const known = new Set<unknown>(orders.map(({ payPalOrderId }) => payPalOrderId))
    const told = answers.filter(({ status }) => status === 200).map(({ body }) => body['orderID'])
    expect(told.filter((id) => !known.has(id))).toEqual([])
    for (const { id } of orders) expect(await readHistory(shop.books, id)).not.toEqual([])
  })

  test('the shop goes on living, says so, and takes orders when it is back', async () => {
    expect(await readiness()).toBe(200)
    await postgres.halt()
    expect(await readiness()).toBe(503)
    expect(await shop.fn('create-paypal-order', sampleRequest())).toEqual(AWAY)
    expect(await shop.fn('order-status', { token: 'A'.repeat(32) })).toEqual(AWAY)
    await postgres.resume()
    await eventually(async () => expect(await readiness()).toBe(200))
    expect((await shop.fn('create-paypal-order', sampleRequest())).status).toBe(200)
  })

  test('Prometheus is told so, and how often somebody met with it', async () => {
    await postgres.halt()
    await shop.fn('create-paypal-order', sampleRequest())
    const away = await scrape(shop.origin)
    expect(away.get('millrun_database_up')).toBe(0)
    expect(away.get('millrun_database_trouble_total{trouble="away"}')).toBeGreaterThan(0)
    await postgres.resume()
    await eventually(async () =>
      expect((await scrape(shop.origin)).get('millrun_database_up')).toBe(1),
    )
  })

  test('who asks is told when to ask again', async () => {
    await postgres.halt()
    const answer = await fetch(`${shop.origin}/functions/v1/create-paypal-order`, {
      method: 'POST',
      body: JSON.stringify(sampleRequest()),
      headers: { 'content-type': 'application/json' },
    })
    expect({ status: answer.status, retryAfter: answer.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '5',
    })
    await postgres.resume()
  })

  test('an event of PayPal that comes meanwhile is kept when it comes again', async () => {
    const variables = { PAYPAL_WEBHOOK_ID: 'TESTWEBHOOK1' }
    await shop.close()
    shop = await openShop({ databaseUrl, dataDir: folder }, payPal, { variables })
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    await payPal.control('/webhooks', {
      url: `${shop.origin}/webhooks/paypal`,
      id: 'TESTWEBHOOK1',
    })
    await postgres.halt()
    await payPal.control(`/approve/${String(body['orderID'])}`, {})
    await eventually(() => expect(shop.log.join('')).toContain('event received'))
    await eventually(() => expect(shop.log.join('')).toContain('the database is in trouble'))
    await postgres.resume()
    await eventually(async () =>
      expect((await listOrders(shop.books))[0]).toMatchObject({ status: 'paid' }),
    )
  })

  test('a server that only reads, as after a fail-over, is away too', async () => {
    const admin = new Client({ connectionString: databaseUrl })
    await admin.connect()
    expect(await readiness()).toBe(200)
    const name = new URL(databaseUrl).pathname.slice(1)
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await eventually(async () => expect(await readiness()).toBe(503))
    expect(await shop.fn('create-paypal-order', sampleRequest())).toEqual(AWAY)
    await admin.query('set default_transaction_read_only = off')
    await admin.query(`alter database ${name} reset default_transaction_read_only`)
    await admin.end()
    await eventually(async () => expect(await readiness()).toBe(200))
    expect((await shop.fn('create-paypal-order', sampleRequest())).status).toBe(200)
  })

  test('a line that falls silent holds up nobody for long, and is given up', async () => {
    await shop.close()
    const line = await openSilentLine(Number(new URL(databaseUrl).port))
    const silent = Object.assign(new URL(databaseUrl), { port: String(line.port) })
    shop = await openShop({ databaseUrl: silent.href, dataDir: folder }, payPal)
    const place = () => shop.fn('create-paypal-order', sampleRequest())
    await Promise.all(Array.from({ length: 10 }, place))
    line.fallSilent()
    const began = performance.now()
    expect(await place()).toEqual(AWAY)
    expect(await place()).toEqual(AWAY)
    expect(performance.now() - began).toBeLessThan(20_000)
    line.mend()
    await eventually(async () => expect((await place()).status).toBe(200))
    await shop.close()
    await line.close()
    shop = await openShop({ databaseUrl, dataDir: folder }, payPal)
  })
})

test('the folder of the orders and its files are for the shop alone, also those of before', async () => {
  const dataDir = join(folder, 'data')
  const settings = { databaseUrl: undefined, dataDir }
  const files = ['', '-wal', '-shm'].map((end) => join(dataDir, `orders.sqlite${end}`))
  shop = await openShop(settings, payPal)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600)
  for (const file of files) await chmod(file, 0o644)
  await chmod(dataDir, 0o755)
  const second = await openShop(settings, payPal)
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await second.close()
})
