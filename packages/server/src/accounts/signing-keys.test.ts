import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OrderDatabase, openOrderDatabase } from '../database/order-database.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openShopSignIn } from './open-shop-sign-in.ts'

const MINUTE_MS = 60_000
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS

onEachDatabase((newDatabase) => {
  let database: OrderDatabase
  let time: number

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
    time = Date.parse('2026-11-23T14:00:00Z')
  })

  afterEach(() => database.destroy())

  /** One of the servers that share the database. */
  const server = () =>
    openShopSignIn({ publicOrigin: undefined, port: 3000 }, database, () => new Date(time)).keys

  test('one key signs for all servers, for a month', async () => {
    const first = await server().current()
    time += MONTH_MS - 1
    expect((await server().current()).id).toBe(first.id)
    time += 1
    expect((await server().current()).id).not.toBe(first.id)
  })

  test('a server knows the key that another one has just made', async () => {
    const [one, other] = [server(), server()]
    const before = await one.current()
    expect((await other.current()).id).toBe(before.id)
    await one.rotate()
    const after = await one.current()
    expect((await other.find(after.id))?.id).toBe(after.id)
    // Within a minute it signs with it, too.
    expect((await other.current()).id).toBe(before.id)
    time += MINUTE_MS
    expect((await other.current()).id).toBe(after.id)
  })

  test('a key that signs no more is known for seventy minutes, and then deleted', async () => {
    const keys = server()
    const old = await keys.current()
    await keys.rotate()
    time += 70 * MINUTE_MS - 1
    expect((await keys.find(old.id))?.id).toBe(old.id)
    expect(await server().published()).toHaveLength(2)
    time += MINUTE_MS
    expect(await keys.find(old.id)).toBeUndefined()
    expect(await server().published()).toHaveLength(1)
    await keys.rotate()
    expect(await database.selectFrom('signing_keys').select('id').execute()).toHaveLength(2)
  })

  test('what is published has no secret in it', async () => {
    const keys = server()
    const [published] = await keys.published()
    expect(published).not.toHaveProperty('d')
    expect(await keys.find('unknown')).toBeUndefined()
  })
})
