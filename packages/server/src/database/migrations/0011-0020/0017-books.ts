import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const INDEXES = [
  // Sums of days and weeks are read from it alone.
  'create index orders_sums on orders (status, created_at, subtotal_cents, shipping_cents)',
  'create index orders_refunded on orders (updated_at) where refunded_cents > 0',
  'create index refunds_of_day on refunds (created_at)',
  'create index staff_actions_of_actor on staff_actions (actor, at, id)',
  'create index staff_actions_of_subject on staff_actions (subject, at, id)',
]

/** What the books are read by without looking at every order: sums of days, refunds, and who did what. */
export const books: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const index of INDEXES) await sql.raw(index).execute(database)
  },
}
