import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, type Insertable } from 'kysely'
import { Migrator } from 'kysely/migration'
import { orders } from '../database/migrations/0001-0010/0001-orders.ts'
import { cartKey } from '../database/migrations/0001-0010/0002-cart-key.ts'
import { paymentNews } from '../database/migrations/0001-0010/0003-payment-news.ts'
import type { OrdersTable } from '../database/order-tables.ts'
import { postgres } from '../database/postgres.ts'
import type { DatabaseSettings } from './on-each-database.ts'
import { SAMPLE_FORM } from './sample-order.ts'

interface OldTables {
  orders: Omit<OrdersTable, 'page_token' | 'capture_tries'>
}

const PIECE = 500

/** A database as the shop had it before there were mails and pages of orders, with so many orders. */
export async function makeOldDatabase(settings: DatabaseSettings, count: number): Promise<void> {
  await using database = openPlainDatabase<OldTables>(settings)
  const provider = {
    getMigrations: async () => ({
      '0001-orders': orders,
      '0002-cart-key': cartKey,
      '0003-payment-news': paymentNews,
    }),
  }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error !== undefined) throw error
  const rows = Array.from({ length: count }, (_, index) => oldOrder(index))
  for (let from = 0; from < count; from += PIECE) {
    await database
      .insertInto('orders')
      .values(rows.slice(from, from + PIECE))
      .execute()
  }
}

/** The same database without anything that the shop does when it opens it. */
export function openPlainDatabase<Tables>(settings: DatabaseSettings): Kysely<Tables> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl !== undefined) {
    return new Kysely({ dialect: postgres(databaseUrl) })
  }
  mkdirSync(dataDir, { recursive: true })
  const file = new Sqlite(join(dataDir, 'orders.sqlite'))
  file.pragma('journal_mode = WAL')
  return new Kysely({ dialect: new SqliteDialect({ database: file }) })
}

function oldOrder(index: number): Insertable<OldTables['orders']> {
  const id = `order-${String(index).padStart(6, '0')}`
  const { pickup: _pickup, ...customer } = SAMPLE_FORM
  return {
    id,
    order_number: `MR-${String(index).padStart(8, '0')}`,
    status: 'paid',
    cart_key: `order:${id}`,
    paypal_order_id: `PAYPAL-${index}`,
    capture_id: `CAPTURE-${index}`,
    create_attempt: 1,
    capture_attempt: 1,
    step: 1,
    checks: 0,
    next_check_at: null,
    refunded_cents: 0,
    lines: '[]',
    customer: JSON.stringify(customer),
    email: customer.email,
    pickup: 0,
    subtotal_cents: 4810,
    shipping_cents: 1500,
    tax_cents: 385,
    total_cents: 6695,
    currency: 'USD',
    created_at: '2025-11-21T12:00:00.000Z',
    updated_at: '2025-11-21T12:00:00.000Z',
  }
}
