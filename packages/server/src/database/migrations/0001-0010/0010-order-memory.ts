import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { copyLines } from '../copied-lines.ts'
import { addOrderColumn } from '../order-columns.ts'

const TEXTS = [
  'mode',
  'delivery',
  'truck',
  'promised_from',
  'promised_to',
  'shipped_at',
  'tax_row',
  'exemption',
  'po_number',
  'job_name',
  'invoice_email',
] as const

/** What an order remembers of its way to the buyer, of its tax and of the buyer's own papers; its lines one by one. */
export const orderMemory: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const name of TEXTS) await addOrderColumn(database, name, 'text')
    await addOrderColumn(database, 'tax_rate', 'integer')
    await addOrderColumn(database, 'tax_base_cents', 'bigint')
    await createLines(database)
    await copyLines(database)
    await createDelays(database)
    await createExemptions(database)
    await database.schema.alterTable('refunds').addColumn('reason', 'text').execute()
  },
}

async function createLines(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('line_id', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('unit_price_cents', 'bigint', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'number'])
    .execute()
  await database.schema
    .createIndex('order_lines_item')
    .on('order_lines')
    .columns(['item', 'order_id'])
    .execute()
}

/** New days that a buyer was asked to agree to, each answered once. */
async function createDelays(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('delays')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('promised_to', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'text')
    .addUniqueConstraint('delays_of_order', ['order_id', 'number'])
    .execute()
}

/** Certificates of buyers who pay no sales tax in a state, and what was decided about each. */
async function createExemptions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('exemptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('business_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('certificate_number', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('valid_to', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('document_type', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('exemptions_email')
    .on('exemptions')
    .columns(['email', 'state'])
    .execute()
  await database.schema
    .createTable('exemption_events')
    .addColumn('exemption_id', 'text', (column) => column.notNull().references('exemptions.id'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('exemption_events_key', ['exemption_id', 'step'])
    .execute()
  await database.schema
    .createTable('exemption_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('exemption_id', 'text', (column) => column.notNull().references('exemptions.id'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'text')
    .addColumn('sent_at', 'text')
    .addUniqueConstraint('exemption_mails_of_event', ['exemption_id', 'step'])
    .execute()
  await database.schema
    .createIndex('exemption_mails_due')
    .on('exemption_mails')
    .column('next_try_at')
    .execute()
}
