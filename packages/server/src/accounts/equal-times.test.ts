import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from './testing/open-account-shop.ts'

const ADA = 'ada@example.com'
const PAIRS = 25
/** Less than this nobody tells apart over a network; a password that is not hashed saves more. */
const ALIKE_MS = 12
const REQUESTS = [
  ['/signup', { password: 'Somebody else chose this' }],
  ['/token?grant_type=password', { password: 'Somebody else guesses this' }],
  ['/recover', {}],
  ['/otp', {}],
] as const

let folder: string
let shop: AccountShop
let asked = 0

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-times-'))
  shop = await openAccountShop({ databaseUrl: undefined, dataDir: folder })
  await shop.signUp(ADA)
})

afterEach(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/**
 * How long an answer takes on a machine that does nothing else, from somewhere else each time, when no limit is
 * near: the work of this process, in which the shop runs. Clocks on the wall count what other processes do, too.
 */
async function timeOf(path: string, body: object): Promise<number> {
  asked += 1
  shop.pass(61_000)
  const address = `10.0.${Math.floor(asked / 250)}.${asked % 250}`
  const begun = process.cpuUsage()
  const response = await fetch(`${shop.origin}/auth/v1${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  })
  await response.arrayBuffer()
  expect(response.status).not.toBe(429)
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

test('an answer takes as long for an address that has an account as for one that has none', async () => {
  for (const [path, body] of REQUESTS) {
    const known: number[] = []
    const unknown: number[] = []
    for (let pair = 0; pair < PAIRS; pair += 1) {
      known.push(await timeOf(path, { email: ADA, ...body }))
      unknown.push(await timeOf(path, { email: 'nobody@example.com', ...body }))
    }
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(ALIKE_MS)
  }
})
