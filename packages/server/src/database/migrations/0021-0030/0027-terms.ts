import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addOrderColumn } from '../order-columns.ts'

/** Orders on terms: whose they are, until when they are to be paid, and when they were. */
export const terms: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const column of ['terms_account_id', 'due_on', 'paid_on']) {
      await addOrderColumn(database, column, 'text')
    }
    // Few orders have any of it: the others are not in these.
    for (const column of ['terms_account_id', 'due_on', 'paid_on']) {
      await sql
        .raw(
          `create index if not exists orders_by_${column} on orders (${column}) where ${column} is not null`,
        )
        .execute(database)
    }
  },
}
