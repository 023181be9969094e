import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Few orders are in these states at a time: the others are not in this one. */
const OPEN_ORDERS = `create index orders_open on orders (status, updated_at)
  where status in ('capturing', 'payment_pending', 'needs_review', 'on_terms')`

/** By which trace the log knows what happened to an order; and what is open, or is to be given back, is found at once. */
export const traces: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('order_events').addColumn('trace', 'text').execute()
    await sql.raw(OPEN_ORDERS).execute(database)
    await database.schema
      .createIndex('refunds_by_next_check')
      .on('refunds')
      .column('next_check_at')
      .execute()
  },
}
