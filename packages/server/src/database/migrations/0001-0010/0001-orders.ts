import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Orders and their history. */
export const orders: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('orders')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('order_number', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('content_key', 'text', (column) => column.unique())
      .addColumn('paypal_order_id', 'text', (column) => column.unique())
      .addColumn('capture_id', 'text')
      .addColumn('create_attempt', 'integer', (column) => column.notNull())
      .addColumn('capture_attempt', 'integer', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('lines', 'text', (column) => column.notNull())
      .addColumn('customer', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('pickup', 'integer', (column) => column.notNull())
      .addColumn('subtotal_cents', 'bigint', (column) => column.notNull())
      .addColumn('shipping_cents', 'bigint', (column) => column.notNull())
      .addColumn('tax_cents', 'bigint', (column) => column.notNull())
      .addColumn('total_cents', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('orders_by_status')
      .ifNotExists()
      .on('orders')
      .columns(['status', 'created_at'])
      .execute()
    await database.schema
      .createTable('order_events')
      .ifNotExists()
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('order_events_key', ['order_id', 'step'])
      .execute()
  },
}
