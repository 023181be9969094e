import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Price lists, who buys by which of them and on which terms, and what tells the shop so at checkout. */
export const trade: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('price_lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('rows', 'text', (column) => column.notNull())
      .addColumn('set_at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('price_lists_by_name')
      .on('price_lists')
      .columns(['name', 'set_at'])
      .execute()
    await database.schema
      .createTable('trade_accounts')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('price_list', 'text')
      .addColumn('terms_limit_cents', 'integer')
      .addColumn('terms_days', 'integer')
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .execute()
    await createTickets(database)
  },
}

async function createTickets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('pricing_tickets')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('renewed_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('pricing_tickets_by_account')
    .on('pricing_tickets')
    .column('account_id')
    .execute()
}
