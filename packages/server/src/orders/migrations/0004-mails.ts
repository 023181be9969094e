import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { newPageToken } from '../page-token.ts'

interface Before {
  orders: { id: string; page_token: string | null }
}

/** Mails that are to be sent, and the page of each order. */
export const mails: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('mails')
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
      .on('mails')
      .column('next_try_at')
      .execute()
    await database.schema.alterTable('orders').addColumn('page_token', 'text').execute()
    await nameExistingPages(database)
    await database.schema
      .createIndex('orders_by_page_token')
      .unique()
      .on('orders')
      .column('page_token')
      .execute()
  },
}

async function nameExistingPages(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Before['orders']>`select id, page_token from orders`.execute(database)
  for (const { id } of rows) {
    await sql`update orders set page_token = ${newPageToken()} where id = ${id}`.execute(database)
  }
}
