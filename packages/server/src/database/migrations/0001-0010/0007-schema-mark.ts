import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who made the tables as they are, and the oldest program that may still work with them: one row. */
export const schemaMark: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('schema_mark')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('oldest_program', 'text', (column) => column.notNull())
      .execute()
  },
}
