import { checkQueue } from '../payments/check-queue.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { orderChanges } from './order-changes.ts'
import { orderDesk } from './order-desk.ts'
import { orderShelf } from './order-shelf.ts'

interface OrderStoreOptions {
  readonly now?: (() => Date) | undefined
  /** PayPal is asked about an undecided payment at least this often. */
  readonly longestCheckPauseMs?: number
}

export type OrderStore = ReturnType<typeof orderStore>

/**
 * The orders. Every change is one transaction that also writes the history, and is made only to an
 * order that may be changed so: a changing function gives undefined when another one was faster.
 */
export function orderStore(database: OrderDatabase, options: OrderStoreOptions = {}) {
  const { now = () => new Date(), longestCheckPauseMs = 300_000 } = options
  const times = { now, longestCheckPauseMs }
  return {
    ...orderShelf(database),
    ...orderDesk(database, now),
    ...orderChanges(database, times),
    ...checkQueue(database, times),
  }
}
