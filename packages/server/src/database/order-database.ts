import { existsSync } from 'node:fs'
import { accountTables } from '@millrun/accounts/account-migration'
import { Kysely } from 'kysely'
import { announcing } from './bell/announcing.ts'
import type { Bell } from './bell/bell.ts'
import { ringOthers } from './bell/ring-others.ts'
import { tellAtEnd } from './bell/tell-at-end.ts'
import { bringUpToDate, requireUpToDate, type Migrations } from './order-schema.ts'
import { postgres } from './postgres.ts'
import { openSqliteFile, sqlitePath } from './sqlite-file.ts'
import type { Environment } from '../environment.ts'
import { orders } from './migrations/0001-0010/0001-orders.ts'
import { cartKey } from './migrations/0001-0010/0002-cart-key.ts'
import { paymentNews } from './migrations/0001-0010/0003-payment-news.ts'
import { mails } from './migrations/0001-0010/0004-mails.ts'
import { refunds } from './migrations/0001-0010/0005-refunds.ts'
import { reviews } from './migrations/0001-0010/0006-reviews.ts'
import { schemaMark } from './migrations/0001-0010/0007-schema-mark.ts'
import { writeCheck } from './migrations/0001-0010/0008-write-check.ts'
import { chores } from './migrations/0001-0010/0009-chores.ts'
import { orderMemory } from './migrations/0001-0010/0010-order-memory.ts'
import { customers } from './migrations/0011-0020/0012-customers.ts'
import { desk } from './migrations/0011-0020/0013-desk.ts'
import { shelf } from './migrations/0011-0020/0014-shelf.ts'
import { imports } from './migrations/0011-0020/0015-imports.ts'
import { money } from './migrations/0011-0020/0016-money.ts'
import { books } from './migrations/0011-0020/0017-books.ts'
import { reverseImports } from './migrations/0011-0020/0018-reverse-imports.ts'
import { returns } from './migrations/0011-0020/0019-returns.ts'
import { ratings } from './migrations/0011-0020/0020-ratings.ts'
import { bounces } from './migrations/0021-0030/0021-bounces.ts'
import { orderFilters } from './migrations/0021-0030/0022-order-filters.ts'
import { lastingWords } from './migrations/0021-0030/0023-lasting-words.ts'
import { trade } from './migrations/0021-0030/0024-trade.ts'
import { backOn } from './migrations/0021-0030/0025-back-on.ts'
import { quotes } from './migrations/0021-0030/0026-quotes.ts'
import { terms } from './migrations/0021-0030/0027-terms.ts'
import { keptAssets } from './migrations/0021-0030/0028-kept-assets.ts'
import { callCounts } from './migrations/0021-0030/0029-call-counts.ts'
import { traces } from './migrations/0021-0030/0030-traces.ts'
import type { OrderTables } from './order-tables.ts'
import { sharedCommits } from './shared-commits.ts'

export type OrderDatabase = Kysely<OrderTables>

type DatabaseSettings = Pick<Environment, 'databaseUrl' | 'dataDir'>

/** A database that does not answer for so long is away, and whoever waits for it is told. */
const ANSWER_TIMEOUT_MS = 10_000

/** From 0006 on they only add, so that servers of the version before can go on. */
export const MIGRATIONS: Migrations = {
  '0001-orders': orders,
  '0002-cart-key': cartKey,
  '0003-payment-news': paymentNews,
  '0004-mails': mails,
  '0005-refunds': refunds,
  '0006-reviews': reviews,
  '0007-schema-mark': schemaMark,
  '0008-write-check': writeCheck,
  '0009-chores': chores,
  '0010-order-memory': orderMemory,
  '0011-accounts': accountTables,
  '0012-customers': customers,
  '0013-desk': desk,
  '0014-shelf': shelf,
  '0015-imports': imports,
  '0016-money': money,
  '0017-books': books,
  '0018-reverse-imports': reverseImports,
  '0019-returns': returns,
  '0020-ratings': ratings,
  '0021-bounces': bounces,
  '0022-order-filters': orderFilters,
  '0023-lasting-words': lastingWords,
  '0024-trade': trade,
  '0025-back-on': backOn,
  '0026-quotes': quotes,
  '0027-terms': terms,
  '0028-kept-assets': keptAssets,
  '0029-call-counts': callCounts,
  '0030-traces': traces,
}

/**
 * Opens the orders, in PostgreSQL or else in a file below the data folder, and brings their tables
 * up to date. Throws when the database cannot be reached, or is too new for this program. With PostgreSQL a server's
 * bell rings for what is written, wherever that is.
 */
export async function openOrderDatabase(
  settings: DatabaseSettings,
  bell?: Bell,
  migrations = MIGRATIONS,
): Promise<OrderDatabase> {
  const { databaseUrl } = settings
  const prepare = (database: OrderDatabase) => bringUpToDate(database, migrations)
  if (databaseUrl === undefined) return prepared(connect(settings), prepare)
  // A migration of many orders, or the wait for another server's, takes as long as it takes.
  const patient = await prepared(new Kysely({ dialect: postgres(databaseUrl) }), prepare)
  await patient.destroy()
  return connect(settings, bell)
}

/** Opens orders that are there, and changes nothing. Throws a sentence when there are none. */
export async function openExistingOrders(settings: DatabaseSettings): Promise<OrderDatabase> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === undefined && !existsSync(sqlitePath(dataDir))) {
    throw new Error(
      `There is no order database in ${dataDir}: either the shop was never started, or DATA_DIR is another folder.`,
    )
  }
  return prepared(connect(settings), (database) => requireUpToDate(database, MIGRATIONS))
}

function connect({ databaseUrl, dataDir }: DatabaseSettings, bell?: Bell): OrderDatabase {
  if (databaseUrl === undefined)
    return new Kysely({ dialect: sharedCommits(openSqliteFile(dataDir)) })
  const announcer = bell === undefined ? tellAtEnd(databaseUrl) : ringOthers(databaseUrl, bell)
  const dialect = postgres(databaseUrl, { query_timeout: ANSWER_TIMEOUT_MS })
  return new Kysely({ dialect: announcing(dialect, announcer) })
}

async function prepared(
  database: OrderDatabase,
  prepare: (database: OrderDatabase) => Promise<void>,
): Promise<OrderDatabase> {
  try {
    await prepare(database)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}
