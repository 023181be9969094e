import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What buyers say of products, who was asked for it, and who does not want to be. */
export const ratings: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createRatings(database)
    await createEvents(database)
    await database.schema
      .createTable('rating_asks')
      .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('stop_token', 'text', (column) => column.notNull().unique())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema
      .createTable('unasked_addresses')
      .addColumn('address_hash', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('orders_shipped').on('orders').column('shipped_at').execute()
  },
}

async function createRatings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('ratings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.references('orders.id'))
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('decide_by', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('answer', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addUniqueConstraint('ratings_of_order', ['order_id', 'product_id'])
    .execute()
  await database.schema.createIndex('ratings_written').on('ratings').column('written_at').execute()
}

async function createEvents(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('rating_events')
    .addColumn('rating_id', 'text', (column) => column.notNull().references('ratings.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('answer', 'text')
    .addColumn('actor', 'text')
    .addPrimaryKeyConstraint('rating_events_key', ['rating_id', 'version'])
    .execute()
}
