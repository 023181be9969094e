import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The file that takes back what an import changed. */
export const reverseImports: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('imports').addColumn('reverse', 'text').execute()
  },
}
