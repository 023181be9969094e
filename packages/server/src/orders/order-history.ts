import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { currentTrace } from '../traces/trace.ts'
import type { OrderBooks } from './order-books.ts'
import { orderOf, type OrderRow } from './order-row.ts'
import type { FrozenLine, Order } from './order.ts'

/** What has happened to an order. */
export interface OrderEvent {
  /** How it stood; undefined when it is new. */
  readonly before: Order | undefined
  readonly order: Order
  /** A person was called for it, perhaps once more. */
  readonly isHeld: boolean
}

/** Hears of an event in the transaction that makes it; what it writes is kept with the event, or not at all. */
export type HistoryListener = (
  transaction: Transaction<OrderTables>,
  event: OrderEvent,
) => Promise<void>

interface Entry extends Omit<OrderEvent, 'order'> {
  readonly row: OrderRow
  readonly note: string
  /** Of the order. */
  readonly lines: readonly FrozenLine[]
}

/** Adds what was just written to the history of an order, and tells it on; the order as it is now. */
export async function keepHistory(
  { listeners }: OrderBooks,
  transaction: Transaction<OrderTables>,
  { before, row, lines, note, isHeld }: Entry,
): Promise<Order> {
  await addEvent(transaction, row, note)
  const order = orderOf(row, lines)
  for (const listener of listeners) await listener(transaction, { before, order, isHeld })
  return order
}

/** Adds to the history what nobody listens for. */
export async function addEvent(
  transaction: Transaction<OrderTables>,
  row: Pick<OrderRow, 'id' | 'step' | 'status' | 'updated_at'>,
  note: string,
): Promise<void> {
  const { id, step, status, updated_at: at } = row
  const event = { order_id: id, step, at, status, note, trace: currentTrace() ?? null }
  await transaction.insertInto('order_events').values(event).execute()
}

/** What happened to an order, oldest first. */
export function readHistory({ database }: OrderBooks, orderId: string) {
  return database
    .selectFrom('order_events')
    .select(['step', 'at', 'status', 'note', 'trace'])
    .where('order_id', '=', orderId)
    .orderBy('step')
    .execute()
}
