import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { openBooks } from '../open-books.ts'
import { listOrders } from '../orders/find-order.ts'
import { freePort } from '../testing/free-port.ts'
import { MACHINE } from '../testing/machine.ts'
import { makeOldDatabase, openPlainDatabase } from '../testing/old-database.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openOrderDatabase } from './order-database.ts'

const ORDERS = 2000
/** The migration gets as far as this order, and is killed there. */
const LAST_ORDER = 'order-000800'
const PATIENT = { timeout: 120_000 }
const STARTED = { timeout: 90_000 }
const MAIN = join(import.meta.dirname, '../main.ts')

/** Makes a migration stay at one order for so long that it can be killed there. */
interface Stall {
  readonly begin: readonly string[]
  readonly isReached: (plain: Kysely<unknown>) => Promise<boolean>
  readonly end: readonly string[]
}

const ON_SQLITE: Stall = {
  begin: [
    `create trigger stall after update on orders when old.id = '${LAST_ORDER}' begin
       update orders set step = step where id = (with recursive n(i) as
         (select 1 union all select i + 1 from n where i < 1e10) select max(i) from n);
     end`,
  ],
  isReached: isWrittenForLong,
  end: ['drop trigger stall'],
}

/** Other tests have databases on the same server. */
const ASLEEP = `wait_event = 'PgSleep' and datname = current_database()`

const ON_POSTGRES: Stall = {
  begin: [
    `create function stall() returns trigger as $$ begin perform pg_sleep(600); return new; end $$
     language plpgsql`,
    `create trigger stall after update on orders for each row when (old.id = '${LAST_ORDER}')
     execute function stall()`,
  ],
  async isReached(plain) {
    const asleep = sql`select 1 from pg_stat_activity where ${sql.raw(ASLEEP)}`
    return (await asleep.execute(plain)).rows.length > 0
  },
  end: [
    `select pg_terminate_backend(pid) from pg_stat_activity where ${ASLEEP}`,
    'drop trigger stall on orders',
  ],
}

/** The fourth migration as it was made step by step, each for itself. */
const HALF_DONE = [
  `create table mails (id text primary key, order_id text not null references orders (id),
   kind text not null, copy integer not null, created_at text not null, tries integer not null,
   next_try_at text, sent_at text, constraint mails_once unique (order_id, kind, copy))`,
  `create index mails_by_next_try on mails (next_try_at)`,
  `alter table orders add column page_token text`,
  `update orders set page_token = 'given-to-one-already' where id = 'order-000001'`,
]

let server: ChildProcess | undefined

afterEach(() => server?.kill('SIGKILL'))

onEachDatabase((_, newDatabase) => {
  test(
    'a shop that is killed while it brings many orders up to date starts again',
    PATIENT,
    async () => {
      const settings = await newDatabase()
      await makeOldDatabase(settings, ORDERS)
      const stall = settings.databaseUrl === undefined ? ON_SQLITE : ON_POSTGRES
      const plain = openPlainDatabase<unknown>(settings)
      for (const text of stall.begin) await sql.raw(text).execute(plain)
      const killed = await start(settings)
      await vi.waitFor(async () => expect(await stall.isReached(plain)).toBe(true), STARTED)
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      for (const text of stall.end) await sql.raw(text).execute(plain)
      await plain.destroy()

      const said = listenTo(await start(settings))
      await vi.waitFor(() => expect(said.join('')).toContain('Millrun is open at'), STARTED)
      const tokens = await pageTokens(settings)
      expect(tokens).toHaveLength(ORDERS)
      expect(new Set(tokens).size).toBe(ORDERS)
    },
  )

  test.each([1, 2, 3, 4])(
    'what an older shop left behind when it was killed after %i steps is brought to its end',
    async (steps) => {
      const settings = await newDatabase()
      await makeOldDatabase(settings, 3)
      await using plain = openPlainDatabase<unknown>(settings)
      for (const text of HALF_DONE.slice(0, steps)) await sql.raw(text).execute(plain)
      const tokens = await pageTokens(settings)
      expect(new Set(tokens).size).toBe(3)
      expect(tokens.filter((token) => token.length < 20)).toEqual([])
      expect(tokens.includes('given-to-one-already')).toBe(steps === 4)
    },
  )
})

async function start({ databaseUrl, dataDir }: DatabaseSettings): Promise<ChildProcess> {
  const env = {
    ...MACHINE,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  server = spawn(process.execPath, [MAIN], { cwd: dataDir, env })
  return server
}

function listenTo({ stdout, stderr }: ChildProcess): readonly string[] {
  const said: string[] = []
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (text: Buffer) => void said.push(text.toString()))
  }
  return said
}

async function pageTokens(settings: DatabaseSettings): Promise<readonly string[]> {
  await using database = await openOrderDatabase(settings)
  return (await listOrders(openBooks(database))).map(({ pageToken }) => pageToken)
}

/** Whether somebody has been writing to the file for half a second. */
async function isWrittenForLong(plain: Kysely<unknown>): Promise<boolean> {
  await sql`pragma busy_timeout = 0`.execute(plain)
  for (let tries = 0; tries < 50; tries += 1) {
    const isFree = await sql`begin immediate`.execute(plain).then(
      () => sql`rollback`.execute(plain).then(() => true),
      () => false,
    )
    if (isFree) return false
    await wait(10)
  }
  return true
}
