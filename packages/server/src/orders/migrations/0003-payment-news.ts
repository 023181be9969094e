import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What PayPal reports by itself, and when it is to be asked again about an order. */
export const paymentNews: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('webhook_events')
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
      .on('webhook_events')
      .column('next_try_at')
      .execute()
    await database.schema
      .alterTable('orders')
      .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await database.schema.alterTable('orders').addColumn('next_check_at', 'text').execute()
    await database.schema
      .alterTable('orders')
      .addColumn('refunded_cents', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await database.schema
      .createIndex('orders_by_next_check')
      .on('orders')
      .column('next_check_at')
      .execute()
    await database.schema
      .createIndex('orders_by_capture')
      .on('orders')
      .column('capture_id')
      .execute()
  },
}
