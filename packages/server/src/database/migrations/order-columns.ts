import type { ColumnDefinitionBuilderCallback, Kysely } from 'kysely'

/**
 * Adds a column to the orders, unless it is there: until changes were made as a whole, a shop that was
 * killed in the middle of one left half of it behind.
 */
export async function addOrderColumn(
  database: Kysely<unknown>,
  name: string,
  type: 'text' | 'integer' | 'bigint',
  define: ColumnDefinitionBuilderCallback = (column) => column,
): Promise<void> {
  if (await hasOrderColumn(database, name)) return
  await database.schema.alterTable('orders').addColumn(name, type, define).execute()
}

export async function hasOrderColumn(database: Kysely<unknown>, name: string): Promise<boolean> {
  const tables = await database.introspection.getTables()
  const columns = tables.find((table) => table.name === 'orders')?.columns ?? []
  return columns.some((column) => column.name === name)
}
