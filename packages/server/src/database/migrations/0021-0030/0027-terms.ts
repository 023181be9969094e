import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addOrderColumn } from '../order-columns.ts'

const INDEXES = [
  // Few orders have any of it: the others are not in this one.
  'create index orders_on_terms on orders (terms_account_id) where terms_account_id is not null',
  // Sums of days and weeks are read from it alone; an order that was owed counts from when it was paid.
  `create index orders_sold on orders
     (status, coalesce(paid_at, created_at), subtotal_cents, shipping_cents, paid_at, created_at)`,
]

/** Orders on terms: whose they are, until when they are to be paid, and when they were. */
export const terms: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const column of ['terms_account_id', 'due_on', 'paid_at']) {
      await addOrderColumn(database, column, 'text')
    }
    for (const index of INDEXES) await sql.raw(index).execute(database)
  },
}
