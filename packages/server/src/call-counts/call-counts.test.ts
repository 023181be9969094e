import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBrokenLine, type BrokenLine } from '../database/testing/broken-line.ts'
import { postgres } from '../database/postgres.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { onPostgres, type DatabaseSettings } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { countInDatabase } from './count-in-database.ts'

const LIMIT = 120
const BELIEVED = { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: String(LIMIT) }

onPostgres((newDatabase) => {
  let settings: DatabaseSettings
  let payPal: TestPayPal
  let line: BrokenLine
  let servers: TestShop[]

  beforeEach(async () => {
    payPal = await openPayPal()
    const url = new URL((await newDatabase()).databaseUrl ?? '')
    line = await openBrokenLine(Number(url.port))
    settings = { databaseUrl: url.href, dataDir: '/nowhere' }
    servers = []
  })

  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await line.close()
    await payPal.close()
  })

  async function openServers(count: number, variables: Readonly<Record<string, string>>) {
    for (let server = 0; server < count; server += 1) {
      servers.push(await openShop(settings, payPal, { variables }))
    }
  }

  /** So many calls, spread over the servers; how many of them are let through. */
  async function letThrough(calls: number, from: string, name = 'get-paypal-config') {
    const each = Math.ceil(calls / servers.length)
    const answers = await Promise.all(
      servers.flatMap((server) =>
        Array.from({ length: each }, () => server.fn(name, {}, { 'x-forwarded-for': from })),
      ),
    )
    return answers.filter(({ status }) => status !== 429).length
  }

  test('of 360 calls at three servers 120 are let through, and others are not held up by them', async () => {
    await openServers(3, BELIEVED)
    expect(await letThrough(LIMIT / 2, '198.51.100.8')).toBe(LIMIT / 2)
    // What stands before the address that our own proxy has seen was written by whoever called.
    expect(await letThrough(LIMIT, '203.0.113.1, 198.51.100.7')).toBe(LIMIT)
    expect(await letThrough(2 * LIMIT, '203.0.113.2, 198.51.100.7')).toBe(0)
    expect(await letThrough(LIMIT, '198.51.100.8')).toBe(LIMIT / 2)
    expect(await letThrough(3, '203.0.113.1')).toBe(3)
  })

  test('an address that is only claimed counts neither for itself nor for another', async () => {
    await openServers(3, { RATE_LIMIT_PER_MINUTE: String(LIMIT) })
    const claimed = Array.from({ length: 12 }, (_, host) => letThrough(30, `203.0.113.${host}`))
    const all = (await Promise.all(claimed)).reduce((sum, count) => sum + count)
    expect(all).toBe(LIMIT)
  })

  test('a function that may be called less often is counted for itself, over all servers too', async () => {
    await openServers(3, BELIEVED)
    expect(await letThrough(60, '198.51.100.7', 'ask-return')).toBe(10)
    expect(await letThrough(LIMIT, '198.51.100.7')).toBe(LIMIT)
  })

  test('the table of counts names no address, and lets go of what is over', async () => {
    await openServers(1, BELIEVED)
    await letThrough(1, '198.51.100.7')
    await using database = new Kysely<OrderTables>({
      dialect: postgres(settings.databaseUrl ?? ''),
    })
    const rows = await database.selectFrom('call_counts').select(['id', 'calls']).execute()
    expect(rows).toEqual([{ id: expect.stringMatching(/^functions:[\w-]{43}$/), calls: 1 }])
    const counts = countInDatabase(settings.databaseUrl ?? '')
    for (let call = 1; call < 500; call += 1) await counts.count(`call ${call % 100}`, 0)
    expect(await counts.count('the last one', 60_000)).toMatchObject({ calls: 1 })
    await counts.close()
    const left = await database.selectFrom('call_counts').select('id').execute()
    expect(left.map(({ id }) => id)).toEqual([rows[0]?.id, 'the last one'])
  })

  test('a span that is over begins anew', async () => {
    const counts = countInDatabase(settings.databaseUrl ?? '')
    expect(await counts.count('ada', 1)).toMatchObject({ calls: 1 })
    const next = await counts.count('ada', 60_000)
    expect(next.calls).toBe(1)
    expect(next.leftMs).toBe(60_000)
    expect((await counts.count('ada', 60_000)).calls).toBe(2)
    await counts.close()
  })

  test('while the database is away each server counts for itself', async () => {
    const away = Object.assign(new URL(settings.databaseUrl ?? ''), { port: String(line.port) })
    settings = { ...settings, databaseUrl: away.href }
    await openServers(2, BELIEVED)
    expect(await letThrough(60, '198.51.100.7')).toBe(60)
    line.turnAway(10_000)
    expect(await letThrough(300, '198.51.100.7')).toBe(180)
    line.turnAway(0)
    expect(await letThrough(100, '198.51.100.8')).toBe(100)
  })
})
