import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How often everybody has called, for all servers. With SQLite there is one, which counts by itself. The table is not
 * logged: nobody waits for a disk or for a second database, and what was counted is lost with the first one.
 */
export const callCounts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return
    await sql`
      create unlogged table call_counts (
        id text primary key, calls integer not null, ends_at timestamptz not null
      )`.execute(database)
  },
}
