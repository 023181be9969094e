import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../testing/on-each-database.ts'
import { nameOf } from '../testing/start-postgres.ts'
import { inTransaction } from './in-transaction.ts'
import { openOrderDatabase, type OrderDatabase } from './order-database.ts'
import type { OrderTables } from './order-tables.ts'
import { type BrokenLine, openBrokenLine } from './testing/broken-line.ts'

type Change = Transaction<OrderTables>

const chore = (id: string) => ({ id, next_try_at: '0' })
const write = (change: Change | OrderDatabase, id: string, text: string) =>
  change.updateTable('chores').set({ next_try_at: text }).where('id', '=', id).execute()

test('nothing in the server begins a transaction that is not done again', () => {
  const sources = join(import.meta.dirname, '..')
  const begun = /\.(?:startT|t)ransaction\(\)/
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) =>
    begun.test(readFileSync(join(sources, file), 'utf8')),
  )
  expect(files).toEqual(['database/in-transaction.ts'])
})

onPostgres((newDatabase) => {
  let database: OrderDatabase
  let other: OrderDatabase
  let line: BrokenLine
  let name: string

  beforeEach(async () => {
    const settings = await newDatabase()
    const url = new URL(settings.databaseUrl ?? '')
    name = nameOf(url.href)
    other = await openOrderDatabase(settings)
    line = await openBrokenLine(Number(url.port))
    const databaseUrl = Object.assign(url, { port: String(line.port) }).href
    database = await openOrderDatabase({ ...settings, databaseUrl })
    await other.insertInto('chores').values(['a', 'b'].map(chore)).execute()
  })

  afterEach(async () => {
    await Promise.all([database.destroy(), other.destroy()])
    await line.close()
  })

  async function written(): Promise<readonly string[]> {
    const rows = await other
      .selectFrom('chores')
      .select('next_try_at')
      .where('id', 'in', ['a', 'b', 'c'])
      .orderBy('id')
      .execute()
    return rows.map((row) => row.next_try_at)
  }

  test('of two transactions that wait for each other both succeed', async () => {
    const holding = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() }
    let tries = 0
    const both = (mine: 'first' | 'second', ids: readonly [string, string]) =>
      inTransaction(database, async (change) => {
        tries += 1
        await write(change, ids[0], mine)
        holding[mine].resolve()
        await holding[mine === 'first' ? 'second' : 'first'].promise
        await write(change, ids[1], mine)
      })
    await Promise.all([both('first', ['a', 'b']), both('second', ['b', 'a'])])
    expect(tries).toBe(3)
    const [a, b] = await written()
    expect(a).toBe(b)
  })

  test('a transaction that cannot stand beside another is done again on what that one left', async () => {
    let tries = 0
    await inTransaction(database, async (change) => {
      tries += 1
      await sql`set transaction isolation level serializable`.execute(change)
      const row = await change.selectFrom('chores').selectAll().where('id', '=', 'a').execute()
      if (tries === 1) await write(other, 'a', 'theirs')
      await write(change, 'a', `${row[0]?.next_try_at} and ours`)
    })
    expect(tries).toBe(2)
    expect(await written()).toEqual(['theirs and ours', '0'])
  })

  test('a transaction whose connection is ended in its middle is done again, and kept once', async () => {
    let tries = 0
    await inTransaction(database, async (change) => {
      tries += 1
      await change.insertInto('chores').values(chore('c')).execute()
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(change)
      if (tries === 1) await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other)
      await write(change, 'c', `try ${tries}`)
    })
    expect(await written()).toEqual(['0', '0', 'try 2'])
  })

  test('a transaction at a server that has become one that only reads is done again at the next', async () => {
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(other)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other)
    let tries = 0
    await inTransaction(database, async (change) => {
      tries += 1
      await write(change, 'a', 'written').catch(async (error: unknown) => {
        await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(other)
        throw error
      })
    })
    expect({ tries, rows: await written() }).toEqual({ tries: 2, rows: ['written', '0'] })
  })

  test('a transaction for which no connection can be made at first is done when there is one', async () => {
    line.turnAway(3)
    await inTransaction(database, (change) => write(change, 'a', 'late'))
    expect(await written()).toEqual(['late', '0'])
  })

  test('a transaction is not done again when the answer is lost that it is kept', async () => {
    line.loseAnswerTo('commit')
    let tries = 0
    const lost = inTransaction(database, async (change) => {
      tries += 1
      await sql`update chores set next_try_at = next_try_at || '1' where id = 'a'`.execute(change)
    })
    await expect(lost).rejects.toThrow('The database does not answer.')
    expect({ tries, rows: await written() }).toEqual({ tries: 1, rows: ['01', '0'] })
  })

  test('who meets no database for some seconds is told, and other faults are no reason to go on', async () => {
    line.turnAway(100)
    const away = inTransaction(database, (change) => write(change, 'a', 'never'))
    await expect(away).rejects.toThrow('The database does not answer.')
    line.turnAway(0)
    let tries = 0
    const refused = inTransaction(database, async (change) => {
      tries += 1
      await write(change, 'a', 'taken back')
      throw new Error('this is no fault of the database')
    })
    await expect(refused).rejects.toThrow('this is no fault of the database')
    expect({ tries, rows: await written() }).toEqual({ tries: 1, rows: ['0', '0'] })
  })
})
