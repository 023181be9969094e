import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  MIGRATIONS,
  openExistingOrders,
  openOrderDatabase,
  type OrderDatabase,
} from './order-database.ts'
import { makeOldDatabase, openPlainDatabase } from '../testing/old-database.ts'
import { onEachDatabase, type DatabaseSettings } from '../testing/on-each-database.ts'
import { bringUpToDate } from './order-schema.ts'

/** The change after which the one before it may go on working. */
const EXPANDS_AFTER = '0005-refunds'

/** Why the program of the version before could not go on after this statement. */
function contraction(statement: string): string | undefined {
  const text = statement.toLowerCase().replaceAll(/\s+/g, ' ')
  // No program asks for an index by its name; one that keeps rows single would be missed.
  if (/^drop index (?:if exists )?order_index_\w+$/.test(text)) return undefined
  // The triggers that keep the words of orders are replaced by others.
  if (/^drop trigger (?:if exists )?orders_(?:indexed|words)$/.test(text)) return undefined
  if (/\b(?:drop|rename)\b/.test(text)) return 'takes something away'
  if (/\balter column\b|\bset not null\b/.test(text)) return 'makes a column another one'
  const adds = /\badd column\b/.test(text)
  return adds && text.includes('not null') && !text.includes('default')
    ? 'asks for a value that older programs do not give'
    : undefined
}

test.each([
  ['drop table "mails"', 'takes something away'],
  ['drop index "orders_by_capture"', 'takes something away'],
  ['drop index if exists order_index_state', undefined],
  ['drop trigger orders_words', undefined],
  ['drop trigger shipments_words', 'takes something away'],
  ['alter table "orders" rename column "a" to "b"', 'takes something away'],
  ['alter table "orders" drop column "email"', 'takes something away'],
  ['alter table "orders" alter column "email" set not null', 'makes a column another one'],
  [
    'alter table "orders" add column "weight" integer not null',
    'asks for a value that older programs do not give',
  ],
  ['alter table "orders" add column "weight" integer default 0 not null', undefined],
  ['alter table "orders" add column "note" text', undefined],
  ['create table "notes" ("id" text not null primary key)', undefined],
])('what older programs cannot live with is known: %s', (statement, problem) => {
  expect(contraction(statement)).toBe(problem)
})

onEachDatabase((_, newDatabase) => {
  async function oldDatabase(): Promise<DatabaseSettings> {
    const settings = await newDatabase()
    await makeOldDatabase(settings, 3)
    return settings
  }

  /** As a shop leaves it that knows one more change. */
  async function newerDatabase(oldestProgram: string): Promise<DatabaseSettings> {
    const settings = await newDatabase()
    await using database = await openOrderDatabase(settings)
    const at = '2100-01-01T00:00:00.000Z'
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', ${at})`.execute(
      database,
    )
    await sql`update schema_mark set version = '9999-future', oldest_program = ${oldestProgram}`.execute(
      database,
    )
    return settings
  }

  test('changes since the refunds only add, so that servers can be renewed one by one', async () => {
    const statements: string[] = []
    await using plain = openPlainDatabase<unknown>(await newDatabase())
    const names = Object.keys(MIGRATIONS)
    const before = names.filter((name) => name <= EXPANDS_AFTER)
    await bringUpToDate(plain, pick(before))
    const executor = plain.getExecutor()
    const watched = plain.withPlugin({
      transformQuery({ node, queryId }) {
        statements.push(executor.compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await bringUpToDate(watched, MIGRATIONS)
    expect(statements.some((text) => text.includes('create table "schema_mark"'))).toBe(true)
    expect(statements.map((text) => contraction(text) && text).filter(Boolean)).toEqual([])
  })

  test('an older shop starts on a database that a newer one says it may work with', async () => {
    const settings = await newerDatabase('0007-schema-mark')
    expect(await opens(openOrderDatabase(settings))).toBe(true)
    expect(await opens(openExistingOrders(settings))).toBe(true)
  })

  test('a shop that is too old for the database says so', async () => {
    const settings = await newerDatabase('9999-future')
    for (const open of [openOrderDatabase, openExistingOrders]) {
      await expect(open(settings)).rejects.toThrow(
        /A newer shop has changed the order database \(9999-future\), and this program \(\d{4}-[a-z-]+\) is too old for it: start the newer one\./,
      )
    }
  })

  test('the commands of the office leave an older database as it is', async () => {
    const settings = await oldDatabase()
    await expect(openExistingOrders(settings)).rejects.toThrow(
      'The order database is older than this program: start the shop once (npm start), which brings it up to date.',
    )
    await using plain = openPlainDatabase<unknown>(settings)
    const { rows } = await sql`select name from kysely_migration`.execute(plain)
    expect(rows).toHaveLength(3)
  })

  test('the commands of the office make no database where there is none', async () => {
    const { databaseUrl, dataDir } = await newDatabase()
    const folder = join(dataDir, 'elsewhere')
    await expect(openExistingOrders({ databaseUrl, dataDir: folder })).rejects.toThrow(
      databaseUrl === undefined
        ? `There is no order database in ${folder}: either the shop was never started, or DATA_DIR is another folder.`
        : 'There are no orders in this database: the shop was never started on it.',
    )
    expect(existsSync(folder)).toBe(false)
  })
})

async function opens(opened: Promise<OrderDatabase>): Promise<boolean> {
  await using database = await opened
  return database !== undefined
}

function pick(names: readonly string[]): typeof MIGRATIONS {
  return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)))
}
