import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Prices and stock that change while the shop runs, and what was published of them. */
export const shelf: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createPrices(database)
    await createStock(database)
    await createMoves(database)
    await database.schema
      .createTable('shelf_editions')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('shown_at', 'text', (column) => column.notNull())
      .execute()
  },
}

async function createPrices(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('shelf_prices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull())
    .addColumn('from_at', 'text', (column) => column.notNull())
    .addColumn('set_at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('dropped_at', 'text')
    .execute()
  await database.schema
    .createIndex('shelf_prices_product')
    .on('shelf_prices')
    .columns(['product_id', 'from_at'])
    .execute()
}

async function createStock(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('stock')
    .addColumn('product_id', 'text', (column) => column.primaryKey())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('low_level', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('stock_holds')
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_holds_key', ['product_id', 'order_id'])
    .execute()
  await database.schema
    .createIndex('stock_holds_order')
    .on('stock_holds')
    .column('order_id')
    .execute()
}

async function createMoves(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('stock_moves')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('change', 'integer', (column) => column.notNull())
    .addColumn('quantity_after', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('actor', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('stock_moves_product')
    .on('stock_moves')
    .columns(['product_id', 'at'])
    .execute()
  await database.schema
    .createIndex('stock_moves_order')
    .on('stock_moves')
    .column('order_id')
    .execute()
}
