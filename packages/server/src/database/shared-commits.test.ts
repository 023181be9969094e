import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from './in-transaction.ts'
import { sharedCommits } from './shared-commits.ts'

interface Tables {
  parts: { id: number }
}

let folder: string
let file: Sqlite.Database
let database: Kysely<Tables>
/** What another process would see. */
let elsewhere: Sqlite.Database
let commits: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-commits-'))
  commits = 0
  const verbose = (text: unknown) => (commits += text === 'commit' ? 1 : 0)
  file = new Sqlite(join(folder, 'parts.sqlite'), { verbose })
  file.pragma('journal_mode = WAL')
  file.exec('create table parts (id integer primary key)')
  elsewhere = new Sqlite(join(folder, 'parts.sqlite'))
  database = new Kysely({ dialect: sharedCommits(file) })
})

afterEach(async () => {
  await database.destroy()
  elsewhere.close()
  await rm(folder, { recursive: true })
})

const insert = (id: number) => database.insertInto('parts').values({ id }).execute()

/** Two parts or none. */
const insertBoth = (first: number, second: number) =>
  inTransaction(database, async (transaction) => {
    await transaction.insertInto('parts').values({ id: first }).execute()
    await transaction.insertInto('parts').values({ id: second }).execute()
  })

const kept = () => elsewhere.prepare('select id from parts order by id').pluck().all()

test('what is done is kept', async () => {
  await insert(1)
  expect(kept()).toEqual([1])
  await insertBoth(2, 3)
  expect(kept()).toEqual([1, 2, 3])
})

test('changes made at the same time share a commit', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => index * 2)
  await Promise.all(ids.map((id) => insertBoth(id, id + 1)))
  expect(kept()).toHaveLength(80)
  expect(commits).toBeLessThan(5)
})

test('a change that fails is taken back alone', async () => {
  const ends = await Promise.allSettled([insertBoth(1, 2), insertBoth(3, 3), insert(4), insert(1)])
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ])
  expect(kept()).toEqual([1, 2, 4])
})

test('nobody is told of what is not kept yet', async () => {
  const changed = insertBoth(1, 2)
  const { rows } = await sql<{ n: number }>`select count(*) as n from parts`.execute(database)
  expect(kept()).toHaveLength(Number(rows[0]?.n))
  await changed
})

test('when the commit fails, all whose changes were in it hear so, and the next ones go well', async () => {
  file.exec('create table pairs (id integer references parts (id) deferrable initially deferred)')
  file.pragma('foreign_keys = ON')
  const wrong = sql`insert into pairs values (99)`.execute(database)
  const ends = await Promise.allSettled([insertBoth(1, 2), wrong, insert(3)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(kept()).toEqual([])
  await insert(5)
  expect(kept()).toEqual([5])
})
