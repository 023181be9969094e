import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files that the shop's people have sent, to be applied once somebody has looked at what they change. */
export const imports: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('imports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('rows', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'text')
      .execute()
  },
}
