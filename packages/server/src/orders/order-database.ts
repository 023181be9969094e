import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool, TypeOverrides, types as pgTypes } from 'pg'
import type { Environment } from '../environment.ts'
import { orders } from './migrations/0001-orders.ts'
import { cartKey } from './migrations/0002-cart-key.ts'
import { paymentNews } from './migrations/0003-payment-news.ts'
import { mails } from './migrations/0004-mails.ts'
import { refunds } from './migrations/0005-refunds.ts'
import type { OrderTables } from './order-tables.ts'

export type OrderDatabase = Kysely<OrderTables>

const BUSY_TIMEOUT_MS = 10_000
const CONNECTIONS = 10

/**
 * Opens the orders, in PostgreSQL or else in a file below the data folder, and brings their tables
 * up to date. Throws when the database cannot be reached or is newer than this program.
 */
export async function openOrderDatabase(
  settings: Pick<Environment, 'databaseUrl' | 'dataDir'>,
): Promise<OrderDatabase> {
  const { databaseUrl, dataDir } = settings
  const dialect = databaseUrl === undefined ? sqlite(dataDir) : postgres(databaseUrl)
  const database = new Kysely<OrderTables>({ dialect })
  await migrate(database)
  return database
}

/** A file that survives a power cut: each commit is written through to the disk. */
function sqlite(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true })
  const file = new Sqlite(join(dataDir, 'orders.sqlite'), { timeout: BUSY_TIMEOUT_MS })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  return new SqliteDialect({
    database: { prepare: rememberStatements(file), close: () => file.close() },
  })
}

/** Each text of a query is prepared once; there are only as many as the code has queries. */
function rememberStatements(file: Sqlite.Database): (query: string) => Sqlite.Statement {
  const statements = new Map<string, Sqlite.Statement>()
  return function prepare(query) {
    const statement = statements.get(query) ?? file.prepare(query)
    statements.set(query, statement)
    return statement
  }
}

function postgres(connectionString: string): PostgresDialect {
  // bigint comes as text from this driver; cents are far below what a number holds exactly.
  const types = new TypeOverrides()
  types.setTypeParser(pgTypes.builtins.INT8, Number)
  return new PostgresDialect({ pool: new Pool({ connectionString, types, max: CONNECTIONS }) })
}

async function migrate(database: OrderDatabase): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: async () => ({
        '0001-orders': orders,
        '0002-cart-key': cartKey,
        '0003-payment-news': paymentNews,
        '0004-mails': mails,
        '0005-refunds': refunds,
      }),
    },
  })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  await database.destroy()
  throw new Error('The order tables could not be brought up to date.', { cause: error })
}
