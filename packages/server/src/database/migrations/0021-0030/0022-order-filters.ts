import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What filters ask for, beginning with each of their names: whichever are chosen, no order itself is looked at to count. */
const INDEXES = {
  state: 'state, fulfilment, payment, mode, placed_at, seq',
  fulfilment: 'fulfilment, state, payment, mode, placed_at, seq',
  mode: 'mode, fulfilment, state, payment, placed_at, seq',
}

/** Filters of orders are answered from indexes alone. */
export const orderFilters: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) {
      const index = `order_index_${name}`
      await sql.raw(`drop index if exists ${index}`).execute(database)
      await sql.raw(`create index ${index} on order_index (${columns})`).execute(database)
    }
  },
}
