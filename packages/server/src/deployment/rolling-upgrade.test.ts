import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBell } from '../database/bell/bell.ts'
import { MIGRATIONS, openOrderDatabase } from '../database/order-database.ts'
import type { Migrations } from '../database/order-schema.ts'
import { listOrders } from '../orders/find-order.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { writePages } from '../testing/shop-process.ts'

/** The program that is to come: it asks for more of the tables than this one knows. */
const LATER: Migrations = {
  ...MIGRATIONS,
  '9999-later': {
    async up(database: Kysely<unknown>) {
      await sql`alter table orders add column later text not null default ''`.execute(database)
      await sql`create table later (id text primary key)`.execute(database)
    },
  },
}

const PROGRAMS = { former: MIGRATIONS, later: LATER }
type Program = keyof typeof PROGRAMS

const BUYERS = 4
/** So much is bought before the next step of the upgrade. */
const BETWEEN_STEPS = 4

onEachDatabase((newDatabase) => {
  let folder: string
  let settings: DatabaseSettings
  let payPal: TestPayPal
  /** Those that stand behind the balancer. */
  let shops: TestShop[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'millrun-upgrade-'))
    settings = await newDatabase()
    payPal = await openPayPal()
    shops = []
    for (const program of ['former', 'later'] as const) {
      await writePages(join(folder, program), {
        'index.html': `<script src="/assets/${program}.js"></script><link href="/assets/${program}.css">`,
        '404.html': '<title>404</title>',
        [`assets/${program}.js`]: `export const program = '${program}'`,
        [`assets/${program}.css`]: `.${program} { color: black }`,
      })
    }
  })

  afterEach(async () => {
    for (const shop of shops) await shop.close()
    await payPal.close()
    await rm(folder, { recursive: true })
  })

  async function start(program: Program): Promise<TestShop> {
    const bell = openBell()
    const database = await openOrderDatabase(settings, bell, PROGRAMS[program])
    const app = { pagesDirectory: join(folder, program), database, bell }
    const shop = await openShop(settings, payPal, { app })
    shops.push(shop)
    return shop
  }

  async function stop(shop: TestShop): Promise<void> {
    shops.splice(shops.indexOf(shop), 1)
    await shop.close()
  }

  let turn = 0

  /** As a balancer does: a server that gives no answer at all is passed over. */
  async function ask(path: string, body?: object): Promise<Got> {
    for (let tries = 0; tries < 20; tries += 1) {
      turn += 1
      const shop = shops[turn % shops.length]
      const got = shop && (await exchange(shop.origin, path, body))
      if (got !== undefined) return got
    }
    throw new Error('no server answered')
  }

  /** One visit: a page with all that it names, and an order; what went wrong. */
  async function visit(): Promise<readonly string[]> {
    const page = await ask('/')
    const assets = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
    const faults = page.status === 200 && assets.length === 2 ? [] : [`the page: ${page.status}`]
    const placed = await ask('/functions/v1/create-paypal-order', sampleRequest())
    const orderID = /"orderID":"(\w+)"/.exec(placed.text)?.[1]
    if (orderID === undefined) return [...faults, `an order: ${placed.status} ${placed.text}`]
    await payPal.control(`/approve/${orderID}`, {})
    const paid = await ask('/functions/v1/capture-paypal-order', { orderID })
    if (!paid.text.includes('"success":true')) faults.push(`paying: ${paid.status} ${paid.text}`)
    // The rest of the page is asked for later than the page, when other servers are there.
    for (const path of assets) {
      const asset = await ask(path)
      if (asset.status !== 200) faults.push(`${path}: ${asset.status}`)
    }
    return faults
  }

  test('servers are renewed one by one while people buy: no request fails, no page is without its assets', async () => {
    const first = await start('former')
    let second = await start('former')
    const faults: string[] = []
    let visits = 0
    const evening = new AbortController()
    const buyers = Array.from({ length: BUYERS }, async () => {
      while (!evening.signal.aborted) {
        faults.push(...(await visit()))
        visits += 1
      }
    })
    const someVisits = async () => {
      const enough = visits + BETWEEN_STEPS
      await eventually(() => expect(visits).toBeGreaterThanOrEqual(enough))
    }

    await someVisits()
    // The tables change under the servers that go on with the former program.
    await start('later')
    await someVisits()
    await stop(second)
    await someVisits()
    // One of the former program starts once more, as after a power cut in the middle of it all.
    second = await start('former')
    await someVisits()
    await stop(first)
    await start('later')
    await someVisits()
    await stop(second)
    await someVisits()
    evening.abort()
    await Promise.all(buyers)

    expect(faults).toEqual([])
    const [shop] = shops
    const orders = shop === undefined ? [] : await listOrders(shop.books)
    expect(orders.length).toBe(visits)
    expect(orders.every(({ status }) => status === 'paid')).toBe(true)
  })
})

interface Got {
  readonly status: number
  readonly text: string
}

/** Undefined when the server hung up, or was not there. */
function exchange(origin: string, path: string, body?: object): Promise<Got | undefined> {
  const { hostname, port } = new URL(origin)
  const method = body === undefined ? 'GET' : 'POST'
  const headers = { 'content-type': 'application/json' }
  return new Promise((resolve) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      void textOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', () => resolve(undefined))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}
