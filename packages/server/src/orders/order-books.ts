import type { OrderDatabase } from '../database/order-database.ts'
import type { HistoryListener } from './order-history.ts'

/**
 * Where orders are kept. Every change is one transaction that also writes the order's history, and is made
 * only to an order that may be changed so: who changes it gets undefined when another one was faster.
 */
export interface OrderBooks {
  readonly database: OrderDatabase
  readonly now: () => Date
  /** PayPal is asked about an undecided payment at least this often. */
  readonly longestCheckPauseMs: number
  /** Who is told what happens to orders. */
  readonly listeners: readonly HistoryListener[]
}
