import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addOrderColumn } from '../order-columns.ts'
import { createOrderIndex } from '../order-index.ts'

const KEPT_ON_SQLITE = ['update', 'delete'].map(
  (change) => `create trigger staff_actions_no_${change} before ${change} on staff_actions begin
    select raise(abort, 'what was done stays written'); end`,
)

const KEPT_ON_POSTGRES = [
  `create or replace function keep_staff_actions() returns trigger language plpgsql as
     $$ begin raise exception 'what was done stays written'; end $$`,
  `create trigger staff_actions_kept before update or delete on staff_actions
     for each row execute function keep_staff_actions()`,
]

/** What the shop's people do with orders at the desk, who did it, and how they find an order. */
export const desk: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await addOrderColumn(database, 'fulfilment', 'text', (column) =>
      column.notNull().defaultTo('open'),
    )
    await sql`
      update orders set fulfilment = case pickup when 1 then 'picked_up' else 'shipped' end
      where shipped_at is not null
    `.execute(database)
    await createShipments(database)
    await createNotes(database)
    await createStaffActions(database)
    await createSavedFilters(database)
    await createOrderIndex(database)
  },
}

/** What has left, in parts where need be. */
async function createShipments(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('shipments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('carrier', 'text', (column) => column.notNull())
    .addColumn('tracking', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('shipped_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'text')
    .addUniqueConstraint('shipments_of_order', ['order_id', 'number'])
    .execute()
  await database.schema.createIndex('shipments_due').on('shipments').column('next_try_at').execute()
  await database.schema
    .createTable('shipment_lines')
    .addColumn('shipment_id', 'text', (column) => column.notNull().references('shipments.id'))
    .addColumn('line_number', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shipment_lines_key', ['shipment_id', 'line_number'])
    .execute()
}

async function createNotes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('to_buyer', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('notes_of_order', ['order_id', 'number'])
    .execute()
}

/** Who did what: rows are only ever added, and the database itself refuses anything else. */
async function createStaffActions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('staff_actions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await database.schema
    .createIndex('staff_actions_at')
    .on('staff_actions')
    .columns(['at', 'id'])
    .execute()
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const statements = isPostgres ? KEPT_ON_POSTGRES : KEPT_ON_SQLITE
  for (const statement of statements) await sql.raw(statement).execute(database)
}

async function createSavedFilters(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('saved_filters')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_filters_key', ['account_id', 'name'])
    .execute()
}
