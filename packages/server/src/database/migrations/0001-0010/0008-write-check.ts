import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One row that is written only to see whether anything can be written. */
export const writeCheck: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('write_check')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('filling', 'text', (column) => column.notNull())
      .execute()
  },
}
