import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { newPageToken } from '../../../orders/page-token.ts'
import { addOrderColumn } from '../order-columns.ts'

interface Before {
  orders: { id: string }
}

/** Mails that are to be sent, and the page of each order. */
export const mails: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('mails')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('copy', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_try_at', 'text')
      .addColumn('sent_at', 'text')
      .addUniqueConstraint('mails_once', ['order_id', 'kind', 'copy'])
      .execute()
    await database.schema
      .createIndex('mails_by_next_try')
      .ifNotExists()
      .on('mails')
      .column('next_try_at')
      .execute()
    await addOrderColumn(database, 'page_token', 'text')
    await nameExistingPages(database)
    await database.schema
      .createIndex('orders_by_page_token')
      .ifNotExists()
      .unique()
      .on('orders')
      .column('page_token')
      .execute()
  },
}

async function nameExistingPages(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Before['orders']>`
    select id from orders where page_token is null`.execute(database)
  for (const { id } of rows) {
    await sql`update orders set page_token = ${newPageToken()} where id = ${id}`.execute(database)
  }
}
