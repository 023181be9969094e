import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addOrderColumn } from '../order-columns.ts'

/** What PayPal reports by itself, and when it is to be asked again about an order. */
export const paymentNews: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('webhook_events')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('paypal_order_id', 'text')
      .addColumn('capture_id', 'text')
      .addColumn('order_id', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_try_at', 'text')
      .execute()
    await database.schema
      .createIndex('webhook_events_by_next_try')
      .ifNotExists()
      .on('webhook_events')
      .column('next_try_at')
      .execute()
    await addOrderColumn(database, 'checks', 'integer', (column) => column.notNull().defaultTo(0))
    await addOrderColumn(database, 'next_check_at', 'text')
    await addOrderColumn(database, 'refunded_cents', 'bigint', (column) =>
      column.notNull().defaultTo(0),
    )
    await database.schema
      .createIndex('orders_by_next_check')
      .ifNotExists()
      .on('orders')
      .column('next_check_at')
      .execute()
    await database.schema
      .createIndex('orders_by_capture')
      .ifNotExists()
      .on('orders')
      .column('capture_id')
      .execute()
  },
}
