import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, type Dialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool, TypeOverrides, types as pgTypes, type PoolConfig } from 'pg'
import type { Environment } from '../environment.ts'
import { orders } from './migrations/0001-orders.ts'
import { cartKey } from './migrations/0002-cart-key.ts'
import { paymentNews } from './migrations/0003-payment-news.ts'
import { mails } from './migrations/0004-mails.ts'
import { refunds } from './migrations/0005-refunds.ts'
import { reviews } from './migrations/0006-reviews.ts'
import type { OrderTables } from './order-tables.ts'
import { sharedCommits } from './shared-commits.ts'

export type OrderDatabase = Kysely<OrderTables>

const BUSY_TIMEOUT_MS = 10_000
/** A file that somebody else is writing is asked for again and again, while the shop goes on. */
const SHORT_BUSY_TIMEOUT_MS = 20
/** The orders of these days; older ones are seldom asked for. */
const CACHE_KB = 4000
const CONNECTIONS = 10
/** A database that does not answer for so long is away, and whoever waits for it is told. */
const ANSWER_TIMEOUT_MS = 15_000

/**
 * Opens the orders, in PostgreSQL or else in a file below the data folder, and brings their tables
 * up to date. Throws when the database cannot be reached or is newer than this program.
 */
export async function openOrderDatabase(
  settings: Pick<Environment, 'databaseUrl' | 'dataDir'>,
): Promise<OrderDatabase> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === undefined) return migrated(new Kysely({ dialect: sqlite(dataDir) }))
  // A migration of many orders, or the wait for another server's, takes as long as it takes.
  const patient = await migrated(new Kysely({ dialect: postgres(databaseUrl) }))
  await patient.destroy()
  return new Kysely({ dialect: postgres(databaseUrl, { query_timeout: ANSWER_TIMEOUT_MS }) })
}

/** A file that survives a power cut: each commit is written through to the disk. */
function sqlite(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new Sqlite(join(dataDir, 'orders.sqlite'), { timeout: BUSY_TIMEOUT_MS })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma(`cache_size = -${CACHE_KB}`)
  file.pragma(`busy_timeout = ${SHORT_BUSY_TIMEOUT_MS}`)
  return sharedCommits(file)
}

function postgres(connectionString: string, limits: PoolConfig = {}): PostgresDialect {
  // bigint comes as text from this driver; cents are far below what a number holds exactly.
  const types = new TypeOverrides()
  types.setTypeParser(pgTypes.builtins.INT8, Number)
  const pool = new Pool({
    connectionString,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: BUSY_TIMEOUT_MS,
    keepAlive: true,
    ...limits,
  })
  pool.on('error', ignoreBreak)
  pool.on('connect', (connection) => connection.on('error', ignoreBreak))
  return new PostgresDialect({ pool })
}

/**
 * For connections that break, idle or in use: whoever asks something hears of it from the answer.
 * Without a listener the process would end.
 */
function ignoreBreak(): void {}

async function migrated(database: OrderDatabase): Promise<OrderDatabase> {
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: async () => ({
        '0001-orders': orders,
        '0002-cart-key': cartKey,
        '0003-payment-news': paymentNews,
        '0004-mails': mails,
        '0005-refunds': refunds,
        '0006-reviews': reviews,
      }),
    },
  })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return database
  await database.destroy()
  throw new Error('The order tables could not be brought up to date.', { cause: error })
}
