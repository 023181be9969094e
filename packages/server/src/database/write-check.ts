import type { OrderDatabase } from './order-database.ts'

/** As much as an order takes with its indexes: where this finds room, an order does. */
const FILLING = '.'.repeat(48 * 1024)
const EVERY_MS = 1000

/**
 * Writes to the database to see whether it can be done, at most once a second. Rejects with what the
 * database said.
 */
export function writeCheck(database: OrderDatabase): () => Promise<unknown> {
  let last: { readonly done: Promise<unknown>; readonly at: number } | undefined

  return function check() {
    const at = performance.now()
    if (last === undefined || at - last.at > EVERY_MS) last = { done: write(database), at }
    return last.done
  }
}

function write(database: OrderDatabase): Promise<unknown> {
  const values = { at: new Date().toISOString(), filling: FILLING }
  return database
    .insertInto('write_check')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
