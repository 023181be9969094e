import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import { eventually } from '../testing/eventually.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { makeSmallDisk } from './testing/small-disk.ts'

const disk = await makeSmallDisk(6)
const missing = disk === undefined ? ' (left out: only root may mount a small disk)' : ''

describe.skipIf(disk === undefined)(`on a disk that is full${missing}`, () => {
  const dataDir = join(disk?.folder ?? '', 'data')
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    payPal = await openPayPal()
    shop = await openShop({ databaseUrl: undefined, dataDir }, payPal)
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  afterAll(() => disk?.remove())

  const place = () => shop.fn('create-paypal-order', sampleRequest())

  async function readiness() {
    const answer = await fetch(`${shop.origin}/readyz`)
    return { status: answer.status, body: await answer.json() }
  }

  test('the shop says so, takes orders again when there is room, and has lost none', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, place))
    expect(await readiness()).toMatchObject({ status: 200 })
    disk?.fill()
    for (let more = 0; more < 20; more += 1) answers.push(await place())
    expect(answers.at(-1)).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('Nothing is lost') },
    })
    await eventually(async () =>
      expect(await readiness()).toEqual({
        status: 503,
        body: { error: 'The disk of the database is full.' },
      }),
    )
    await disk?.free()
    await eventually(async () => expect(await readiness()).toMatchObject({ status: 200 }))
    answers.push(await place())
    expect(answers.at(-1)).toMatchObject({ status: 200 })

    const told = answers.filter(({ status }) => status === 200).map(({ body }) => body['orderID'])
    const known = new Set<unknown>(
      (await listOrders(shop.books)).map((order) => order.payPalOrderId),
    )
    expect(told.filter((id) => !known.has(id))).toEqual([])
    using file = openFile(join(dataDir, 'orders.sqlite'))
    expect(file.database.pragma('integrity_check', { simple: true })).toBe('ok')
  })
})

function openFile(path: string) {
  const database = new Sqlite(path, { readonly: true })
  return { database, [Symbol.dispose]: () => void database.close() }
}
