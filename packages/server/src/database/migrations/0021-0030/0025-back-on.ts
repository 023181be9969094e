import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is sold out can say on which day it is back. */
export const backOn: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('stock').addColumn('back_on', 'text').execute()
  },
}
