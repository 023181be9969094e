import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which pieces went back and why, wishes that wait for a second person, and what was found by comparing with PayPal. */
export const money: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const name of ['why', 'actor', 'actor_role'] as const) {
      await database.schema.alterTable('refunds').addColumn(name, 'text').execute()
    }
    await database.schema.alterTable('refunds').addColumn('tax_cents', 'bigint').execute()
    await createRefundLines(database)
    await createRequests(database)
    await createComparisons(database)
  },
}

async function createRefundLines(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('refund_lines')
    .addColumn('refund_id', 'text', (column) => column.notNull().references('refunds.id'))
    .addColumn('line_number', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('restock', 'integer', (column) => column.notNull())
    .addColumn('cancelled', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('refund_lines_key', ['refund_id', 'line_number'])
    .execute()
}

async function createRequests(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('refund_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('wish', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('decision', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('refund_id', 'text', (column) => column.references('refunds.id'))
    .execute()
  await database.schema
    .createIndex('refund_requests_of_order')
    .on('refund_requests')
    .column('order_id')
    .execute()
  await database.schema
    .createIndex('refund_requests_open')
    .on('refund_requests')
    .columns(['decision', 'asked_at'])
    .execute()
}

async function createComparisons(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('comparisons')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('asked_by', 'text')
    .addColumn('from_at', 'text', (column) => column.notNull())
    .addColumn('before_at', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('compared', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('comparisons_started')
    .on('comparisons')
    .column('started_at')
    .execute()
  await database.schema
    .createTable('comparison_differences')
    .addColumn('comparison_id', 'text', (column) => column.notNull().references('comparisons.id'))
    .addColumn('order_number', 'text', (column) => column.notNull())
    .addColumn('difference', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('comparison_differences_key', ['comparison_id', 'order_number'])
    .execute()
}
