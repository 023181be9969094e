import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addOrderColumn } from '../order-columns.ts'

/** What customers keep in their accounts, and what they ask of the shop there. */
export const customers: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await addOrderColumn(database, 'erase_asked_at', 'text')
    await sql`create index orders_of_address on orders (lower(email), created_at)`.execute(database)
    await createAddresses(database)
    await createKept(database)
    await createApplications(database)
  },
}

async function createAddresses(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('kept_addresses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await indexOfAccount(database, 'kept_addresses')
}

async function createKept(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('kept_work')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('job_name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_work_key', ['account_id', 'id'])
    .execute()
}

async function createApplications(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('trade_applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('business_name', 'text', (column) => column.notNull())
    .addColumn('trade', 'text', (column) => column.notNull())
    .addColumn('proof', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('states', 'text', (column) => column.notNull())
    .addColumn('website', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('document_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_mail_at', 'text')
    .execute()
  await indexOfAccount(database, 'trade_applications')
  await database.schema
    .createIndex('trade_applications_mail')
    .on('trade_applications')
    .column('next_mail_at')
    .execute()
}

async function indexOfAccount(database: Kysely<unknown>, table: string): Promise<void> {
  await database.schema.createIndex(`${table}_account`).on(table).column('account_id').execute()
}
