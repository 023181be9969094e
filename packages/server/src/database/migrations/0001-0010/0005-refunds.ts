import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Money that the business gives back; each refund is written down before PayPal hears of it. */
export const refunds: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('refunds')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('asked_cents', 'bigint')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('paypal_refund_id', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('refunds_in_order', ['order_id', 'number'])
      .execute()
  },
}
