import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What buyers return or report, with photographs, and what was done about it. */
export const returns: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createReturns(database)
    await createLines(database)
    await createPhotographs(database)
    await createEvents(database)
    await createRefunds(database)
  },
}

async function createReturns(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('returns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('asked_key', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('is_late', 'integer', (column) => column.notNull())
    .addColumn('is_kept', 'integer', (column) => column.notNull())
    .addColumn('arrived_on', 'text')
    .addColumn('noted', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .execute()
  // The same request, sent twice, is one return.
  await database.schema
    .createIndex('returns_of_order')
    .on('returns')
    .columns(['order_id', 'asked_key'])
    .unique()
    .execute()
  await database.schema
    .createIndex('returns_in_lists')
    .on('returns')
    .columns(['status', 'asked_at', 'id'])
    .execute()
  await database.schema
    .createIndex('returns_asked')
    .on('returns')
    .columns(['asked_at', 'id'])
    .execute()
}

async function createLines(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('return_lines')
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id'))
    .addColumn('line_number', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('received', 'bigint', (column) => column.notNull())
    .addColumn('to_stock', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('return_lines_key', ['return_id', 'line_number'])
    .execute()
}

async function createPhotographs(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('return_photographs')
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('return_photographs_key', ['return_id', 'number'])
    .execute()
}

async function createEvents(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('return_events')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('return_events_key', ['order_id', 'step'])
    .execute()
  await database.schema
    .createIndex('return_events_of_return')
    .on('return_events')
    .column('return_id')
    .execute()
}

async function createRefunds(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('return_refunds')
    .addColumn('refund_id', 'text', (column) => column.primaryKey().references('refunds.id'))
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id'))
    .execute()
  await database.schema
    .createIndex('return_refunds_of_return')
    .on('return_refunds')
    .column('return_id')
    .execute()
}
