import { execFile } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOrders } from '../../orders/find-order.ts'
import { MACHINE } from '../../testing/machine.ts'
import { type DatabaseSettings, onEachDatabase } from '../../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../../testing/open-shop.ts'
import { sampleRequest } from '../../testing/sample-order.ts'

const COMMAND = join(import.meta.dirname, 'backup-command.ts')

onEachDatabase((newDatabase) => {
  let settings: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop
  let copy: string

  beforeEach(async () => {
    payPal = await openPayPal()
    settings = await newDatabase()
    shop = await openShop(settings, payPal)
    copy = join(settings.dataDir, 'copy')
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function buy(): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    return String(body['orderID'])
  }

  async function kept(): Promise<ReadonlySet<string | undefined>> {
    return new Set((await listOrders(shop.books)).map(({ payPalOrderId }) => payPalOrderId))
  }

  test('orders that were copied while the shop ran are all there in a new place', async () => {
    const before = await Promise.all(Array.from({ length: 30 }, buy))
    const busy = Promise.all(Array.from({ length: 30 }, buy))
    const said = await run(settings, 'backup', copy)
    const count = Number(/^(\d+) orders are in /.exec(said)?.[1])
    await busy
    expect((await stat(copy)).mode & 0o777).toBe(0o600)

    const elsewhere = await newDatabase()
    expect(await run(elsewhere, 'restore', copy)).toMatch(/^\d+ orders were restored\./)
    await shop.close()
    shop = await openShop(elsewhere, payPal)
    const restored = await kept()
    expect(before.filter((id) => !restored.has(id))).toEqual([])
    // Those that were on their way to PayPal were copied without its number.
    expect((await listOrders(shop.books)).length).toBeGreaterThanOrEqual(count)
    expect(await buy()).toMatch(/\w+/)
  })

  test('orders are not overwritten unless that is asked for, and then put aside', async () => {
    const first = await buy()
    await run(settings, 'backup', copy)
    const second = await buy()
    await shop.close()
    await expect(run(settings, 'restore', copy)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^There are 2 orders in .*\. To put them aside and restore, add --replace\.\n$/,
      ),
    })
    await run(settings, 'restore', copy, '--replace')
    const aside = (await readdir(settings.dataDir)).find((name) => name.includes('.replaced-'))
    shop = await openShop(settings, payPal)
    expect(await kept()).toEqual(new Set([first]))
    await shop.close()
    await run(settings, 'restore', join(settings.dataDir, aside ?? ''), '--replace')
    shop = await openShop(settings, payPal)
    expect(await kept()).toEqual(new Set([first, second]))
  })

  test('nothing is restored under a running shop', async () => {
    await buy()
    await run(settings, 'backup', copy)
    await expect(run(settings, 'restore', copy, '--replace')).rejects.toMatchObject({
      stderr: expect.stringMatching(/stop (?:it|the servers of the shop) first\.\n$/),
    })
    expect((await kept()).size).toBe(1)
  })

  test('a damaged copy is refused before anything is changed', async () => {
    const id = await buy()
    await shop.close()
    await writeFile(copy, 'no orders')
    await expect(run(settings, 'restore', copy, '--replace')).rejects.toMatchObject({
      stderr: expect.stringMatching(/is no sound database of orders\.|^pg_restore failed: /),
    })
    shop = await openShop(settings, payPal)
    expect(await kept()).toEqual(new Set([id]))
  })

  test('a file that is there is not overwritten, and help is given for what is not understood', async () => {
    await writeFile(copy, 'something else')
    await expect(run(settings, 'backup', copy)).rejects.toMatchObject({
      stderr: `There is a file ${copy} already.\n`,
    })
    for (const words of [
      [],
      ['backup'],
      ['backup', copy, '--replace'],
      ['restore', copy, 'more'],
    ]) {
      await expect(run(settings, ...words)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('npm run backup -- FILE'),
      })
    }
  })
})

async function run({ databaseUrl, dataDir }: DatabaseSettings, ...words: string[]) {
  const env = {
    ...MACHINE,
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const options = { cwd: dataDir, env }
  return (await promisify(execFile)(process.execPath, [COMMAND, ...words], options)).stdout
}
