import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a person has to look into, and what PayPal reports besides payments: disputes, failed refunds. */
export const reviews: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const column of ['hold', 'accepted', 'refused_as', 'buyer_key', 'compared_at'] as const) {
      await database.schema.alterTable('orders').addColumn(column, 'text').execute()
    }
    await database.schema.alterTable('orders').addColumn('captured_cents', 'bigint').execute()
    await database.schema
      .alterTable('orders')
      .addColumn('capture_tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await database.schema
      .createIndex('orders_by_buyer')
      .on('orders')
      .columns(['buyer_key', 'created_at'])
      .execute()
    await database.schema.createIndex('orders_by_day').on('orders').column('created_at').execute()
    await database.schema
      .createIndex('orders_by_check')
      .on('orders')
      .columns(['status', 'next_check_at'])
      .execute()
    for (const column of ['happened_at', 'news'] as const) {
      await database.schema.alterTable('webhook_events').addColumn(column, 'text').execute()
    }
    await database.schema
      .createIndex('webhook_events_by_order')
      .on('webhook_events')
      .column('paypal_order_id')
      .execute()
    for (const column of ['capture_id', 'next_check_at'] as const) {
      await database.schema.alterTable('refunds').addColumn(column, 'text').execute()
    }
    await database.schema.alterTable('refunds').addColumn('cents', 'bigint').execute()
    await database.schema
      .createTable('disputes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.references('orders.id'))
      .addColumn('capture_id', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('stage', 'text')
      .addColumn('cents', 'bigint')
      .addColumn('respond_by', 'text')
      .addColumn('outcome', 'text')
      .addColumn('opened_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('disputes_by_order')
      .on('disputes')
      .column('order_id')
      .execute()
  },
}
