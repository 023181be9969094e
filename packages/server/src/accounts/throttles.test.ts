import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase, type DatabaseSettings } from '../testing/on-each-database.ts'
import { type AccountShop, openAccountShop, PASSWORD } from './testing/open-account-shop.ts'

const ADA = 'ada@example.com'
const MINUTE_MS = 60_000

onEachDatabase((newDatabase) => {
  let settings: DatabaseSettings
  let shop: AccountShop

  beforeEach(async () => {
    settings = await newDatabase()
    shop = await openAccountShop(settings)
    await shop.signUp(ADA, { address: '192.0.2.10' })
  })

  afterEach(() => shop.close())

  const signIn = (address: string, password: string, email = ADA, at = shop) =>
    fetch(`${at.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    })

  async function statuses(tries: number, from: (index: number) => string): Promise<number[]> {
    const all: number[] = []
    for (let index = 0; index < tries; index += 1) {
      all.push((await signIn(from(index), `wrong ${index}`)).status)
    }
    return all
  }

  test('ten wrong passwords are enough for one network, and nobody else is kept out', async () => {
    const answers = await statuses(20, () => '203.0.113.7')
    expect(answers.filter((status) => status === 400)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
    const refused = await signIn('203.0.113.7', PASSWORD)
    expect(await refused.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect((await signIn('198.51.100.4', PASSWORD)).status).toBe(200)
    shop.pass(15 * MINUTE_MS)
    expect((await signIn('203.0.113.7', PASSWORD)).status).toBe(200)
  })

  test('from the fourth wrong password of one network on, answers come later and later', async () => {
    await statuses(10, () => '203.0.113.7')
    expect(shop.pauses).toEqual([0, 0, 0, 250, 500, 750, 1000, 1250, 1500, 1750])
    await signIn('198.51.100.4', PASSWORD)
    expect(shop.pauses.at(-1)).toBe(0)
  })

  test('one network tries thirty passwords in five minutes, whosever they are', async () => {
    const answers: number[] = []
    for (let index = 0; index < 32; index += 1) {
      answers.push((await signIn('203.0.113.7', 'wrong', `buyer${index}@example.com`)).status)
    }
    expect(answers.slice(0, 30).every((status) => status === 400)).toBe(true)
    expect(answers.slice(30)).toEqual([429, 429])
  })

  test('two servers that are asked at once let through as many passwords as one, whatever is claimed of the way', async () => {
    const second = await openAccountShop(settings)
    const tries = Array.from({ length: 40 }, (_, index) => ({
      way: `198.51.100.${index}, 203.0.113.7`,
      email: `buyer${index}@example.com`,
      at: index % 2 === 0 ? shop : second,
    }))
    const answers = await Promise.all(
      tries.map(({ way, email, at }) => signIn(way, 'wrong', email, at)),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    const own = await Promise.all(tries.map(({ at }) => signIn('203.0.113.8', 'wrong', ADA, at)))
    expect(own.filter(({ status }) => status === 400)).toHaveLength(10)
    expect((await signIn('198.51.100.1', PASSWORD, ADA, second)).status).toBe(200)
    await second.close()
  })

  test('an address of version 6 is counted with its network', async () => {
    const answers = await statuses(12, (index) => `2001:db8:1:2::${index + 1}`)
    expect(answers.slice(10)).toEqual([429, 429])
  })

  test('the right password counts as no try', async () => {
    for (let index = 0; index < 35; index += 1) {
      expect((await signIn('203.0.113.7', PASSWORD)).status).toBe(200)
    }
  })

  test('many networks together are slowed and refused, and the owner is not where they have signed in before', async () => {
    await statuses(101, (index) => `198.18.${index % 200}.9`)
    expect(shop.pauses.slice(18, 23)).toEqual([0, 0, 250, 500, 750])
    expect(shop.pauses.slice(28).every((ms) => ms === 2000)).toBe(true)
    expect((await signIn('198.51.100.4', PASSWORD)).status).toBe(429)
    expect((await signIn('192.0.2.10', PASSWORD)).status).toBe(200)
    expect(shop.pauses.at(-1)).toBe(0)
  })
})
