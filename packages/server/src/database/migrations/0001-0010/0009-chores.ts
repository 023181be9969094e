import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is done now and then by one of the servers for all of them, and when it is due. */
export const chores: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('chores')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('next_try_at', 'text', (column) => column.notNull())
      .execute()
    await sql`insert into chores (id, next_try_at) values ('retention', '2026-01-01T00:00:00.000Z')`.execute(
      database,
    )
  },
}
