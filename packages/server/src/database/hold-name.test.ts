import { afterEach, beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../testing/on-each-database.ts'
import { holdName } from './hold-name.ts'
import { inTransaction } from './in-transaction.ts'
import { openOrderDatabase, type OrderDatabase } from './order-database.ts'

onPostgres((newDatabase) => {
  let servers: readonly [OrderDatabase, OrderDatabase]

  beforeEach(async () => {
    const settings = await newDatabase()
    servers = [await openOrderDatabase(settings), await openOrderDatabase(settings)]
  })

  afterEach(() => Promise.all(servers.map((server) => server.destroy())))

  test('who holds a name at one server lets nobody go on with it at another, and others do not wait', async () => {
    const [first, second] = servers
    const said: string[] = []
    let waiting: Promise<void> | undefined
    await inTransaction(first, async (transaction) => {
      await holdName(transaction, 'ada')
      waiting = inTransaction(second, async (other) => {
        await holdName(other, 'ada')
        said.push('second')
      })
      await inTransaction(second, (other) => holdName(other, 'bob'))
      said.push('first')
    })
    await waiting
    expect(said).toEqual(['first', 'second'])
  })
})
