import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** By which trace the log knows what happened to an order; and refunds without an end are found at once. */
export const traces: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('order_events').addColumn('trace', 'text').execute()
    await database.schema
      .createIndex('refunds_by_next_check')
      .on('refunds')
      .column('next_check_at')
      .execute()
  },
}
