import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { findPostgres, startPostgres, type Postgres } from '../testing/start-postgres.ts'

const programs = await findPostgres()
const PATIENT = { timeout: 30_000 }

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

  beforeEach(async () => {
    postgres = await startPostgres(programs ?? '')
    shop = await openShop({ databaseUrl: await postgres.newDatabase(), dataDir: folder }, payPal)
  }, 60_000)
  afterEach(() => postgres.stop())

  test('between payment and books, the order is paid when it is back', PATIENT, async () => {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, {})
    const effect = { kind: 'delays', delayMs: 1500 }
    await payPal.control('/scenarios', { call: 'capture-order', effect })
    const cutOff = shop.fn('capture-paypal-order', { orderID })
    await vi.waitFor(async () => expect(await captures()).toBe(1), PATIENT)
    await postgres.halt()
    expect((await cutOff).status).toBe(500)
    await postgres.resume()
    await vi.waitFor(
      async () =>
        expect(await shop.fn('capture-paypal-order', { orderID })).toMatchObject({
          status: 200,
          body: { success: true },
        }),
      PATIENT,
    )
    expect(await captures()).toBe(1)
  })

  test(
    'in the middle of many orders, each is answered and none is half written',
    PATIENT,
    async () => {
      const place = () => shop.fn('create-paypal-order', sampleRequest())
      await place()
      const crowd = Array.from({ length: 40 }, place)
      await Promise.race(crowd)
      await postgres.halt()
      const answers = await Promise.all(crowd)
      expect(answers.filter(({ status }) => status !== 200 && status !== 500)).toEqual([])
      await postgres.resume()
      await vi.waitFor(async () => expect(await readiness()).toBe(200), PATIENT)
      const orders = await shop.store.list()
      const known = new Set<unknown>(orders.map(({ payPalOrderId }) => payPalOrderId))
      const told = answers.filter(({ status }) => status === 200).map(({ body }) => body['orderID'])
      expect(told.filter((id) => !known.has(id))).toEqual([])
      for (const { id } of orders) expect(await shop.store.history(id)).not.toEqual([])
    },
  )

  test('the shop goes on living, says so, and takes orders when it is back', PATIENT, async () => {
    expect(await readiness()).toBe(200)
    await postgres.halt()
    expect(await readiness()).toBe(503)
    expect(await shop.fn('create-paypal-order', sampleRequest())).toEqual({
      status: 500,
      body: { error: 'Something went wrong on our side. Please try again.' },
    })
    await postgres.resume()
    await vi.waitFor(async () => expect(await readiness()).toBe(200), PATIENT)
    expect((await shop.fn('create-paypal-order', sampleRequest())).status).toBe(200)
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
