import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The scripts, styles and pictures that pages of some build name, for servers that have another build. */
export const keptAssets: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('kept_assets')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('etag', 'text', (column) => column.notNull())
      .addColumn('coding', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('named_at', 'text', (column) => column.notNull())
      .execute()
  },
}
