import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that came back, each once, until somebody has seen to them. */
export const bounces: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('bounces')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('mail_id', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.references('orders.id'))
      .addColumn('kind', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('bounced_at', 'text', (column) => column.notNull())
      .addColumn('settled_at', 'text')
      .addColumn('settled_by', 'text')
      .addUniqueConstraint('bounces_once', ['mail_id', 'address'])
      .execute()
    for (const column of ['settled_at', 'order_id']) {
      await database.schema
        .createIndex(`bounces_by_${column}`)
        .on('bounces')
        .column(column)
        .execute()
    }
  },
}
