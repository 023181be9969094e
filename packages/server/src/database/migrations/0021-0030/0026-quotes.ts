import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addOrderColumn } from '../order-columns.ts'

/** Quotes with all that they have said, and which order accepted one. */
export const quotes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('quotes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('withdrawn_at', 'text')
      .execute()
    await createVersions(database)
    await addOrderColumn(database, 'quote_id', 'text')
    await createIndex(database, 'quotes', 'created_at')
    await createIndex(database, 'quotes', 'account_id')
    await createIndex(database, 'quote_versions', 'next_mail_at')
    await createIndex(database, 'orders', 'quote_id')
  },
}

async function createVersions(database: Kysely<unknown>): Promise<void> {
  const texts = ['job_name', 'client', 'email', 'until', 'note', 'lines', 'made_at', 'actor']
  let table = database.schema
    .createTable('quote_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull().references('quotes.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
  for (const text of texts) table = table.addColumn(text, 'text', (column) => column.notNull())
  await table
    .addColumn('design', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_mail_at', 'text')
    .addColumn('mailed_at', 'text')
    .addUniqueConstraint('quote_versions_once', ['quote_id', 'version'])
    .execute()
}

async function createIndex(
  database: Kysely<unknown>,
  table: string,
  column: string,
): Promise<void> {
  await database.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
}
