import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { startWarnings } from './start-warnings.ts'
import { openShop } from './testing/open-shop.ts'

const SHOP = {
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PUBLIC_ORIGIN: 'https://shop.example',
  TRUST_PROXY: '1',
}
const NO_MONEY = 'https://shop.example takes no real money: its payments go to '

function warnings(variables: Readonly<Record<string, string>>): readonly string[] {
  const result = readEnvironment(variables)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return startWarnings(result.environment)
}

test('a shop behind its proxy that takes real money has nothing to be warned of', () => {
  expect(warnings(SHOP)).toEqual([])
})

test('nor has one that only this machine can reach', () => {
  expect(warnings({})).toEqual([])
  expect(warnings({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toEqual([])
})

test('an address with https that knows of no proxy counts all buyers as one', () => {
  const sentence =
    'TRUST_PROXY is not set, but https://shop.example is behind a proxy: ' +
    'all buyers count as one address for the limit of calls.'
  expect(warnings({ ...SHOP, TRUST_PROXY: '' })).toEqual([sentence])
  expect(warnings({ ...SHOP, TRUST_PROXY: 'false' })).toEqual([sentence])
  expect(warnings({ ...SHOP, TRUST_PROXY: '', PUBLIC_ORIGIN: 'http://shop.example' })).toEqual([])
})

test("PayPal's sandbox brings no money", () => {
  const sandbox = 'https://api-m.sandbox.paypal.com'
  expect(warnings({ ...SHOP, PAYPAL_API_BASE: sandbox })).toEqual([`${NO_MONEY}${sandbox}.`])
})

test('nor does a demonstration', () => {
  const { PUBLIC_ORIGIN, TRUST_PROXY } = SHOP
  const standIn = 'http://localhost:3001'
  expect(warnings({ PUBLIC_ORIGIN, TRUST_PROXY, DEMONSTRATION: 'yes' })).toEqual([
    `${NO_MONEY}${standIn}.`,
  ])
})

test('warnings stand in the log', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-warnings-'))
  const payPal = { origin: 'http://localhost:4299' }
  const shop = await openShop({ databaseUrl: undefined, dataDir }, payPal, { variables: SHOP })
  expect(shop.log[0]).toContain(`"msg":"${NO_MONEY}http://localhost:4299."`)
  await shop.close()
  await rm(dataDir, { recursive: true })
})
