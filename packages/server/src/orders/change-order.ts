import type { Transaction, Updateable } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrdersTable, OrderTables } from '../database/order-tables.ts'
import { firstCheckMs } from './check-schedule.ts'
import type { OrderBooks } from './order-books.ts'
import { keepHistory } from './order-history.ts'
import type { OrderRow } from './order-row.ts'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import { needsCart } from './order-status.ts'
import type { Order } from './order.ts'

export type OrderValues = Updateable<OrdersTable>

export interface OrderChange {
  /** In which states it may be made. */
  readonly from: readonly OrderStatus[]
  readonly values: OrderValues
  /** For the history. */
  readonly note: string
  /** What is written down with the change, or not at all. */
  readonly also?: Also | undefined
}

export type Also = (transaction: Transaction<OrderTables>, changed: Order) => Promise<void>

/** Changes an order as it was read; undefined when it is not what it was any more. */
export function changeOrder(
  books: OrderBooks,
  order: Order,
  { from, values, note, also }: OrderChange,
): Promise<Order | undefined> {
  const at = books.now()
  const next_check_at = nextCheck(books, order, values, at)
  const next = { ...values, checks: 0, next_check_at, updated_at: at.toISOString() }
  return inTransaction(books.database, async (transaction) => {
    const row = await update(transaction, order, { from, values: next })
    if (row === undefined) return undefined
    const isHeld = typeof values.hold === 'string'
    const { lines } = order
    const entry = { before: order, row, lines, note, isHeld }
    const changed = await keepHistory(books, transaction, entry)
    await also?.(transaction, changed)
    return changed
  })
}

function nextCheck(
  { longestCheckPauseMs }: OrderBooks,
  order: Order,
  values: OrderValues,
  at: Date,
): string | null {
  const isAtPayPal = (values.paypal_order_id ?? order.payPalOrderId) !== undefined
  const canBeApproved = isAtPayPal && order.hasCart && values.capture_id === undefined
  const checked = { status: values.status ?? order.status, canBeApproved }
  const pauseMs = firstCheckMs(checked, longestCheckPauseMs)
  return pauseMs === undefined ? null : new Date(at.getTime() + pauseMs).toISOString()
}

function update(
  transaction: Transaction<OrderTables>,
  order: Order,
  { from, values }: Pick<OrderChange, 'from' | 'values'>,
): Promise<OrderRow | undefined> {
  const isPaid = values.status !== undefined && needsCart(values.status)
  const isAccepted = (values.accepted ?? order.accepted) !== undefined
  return (
    transaction
      .updateTable('orders')
      .set((is) => ({ ...values, step: is('step', '+', 1) }))
      .where('id', '=', order.id)
      .where('status', 'in', from)
      .where('create_attempt', '=', order.createAttempt)
      .where('capture_attempt', '=', order.captureAttempt)
      .where('refunded_cents', '=', order.refundedCents)
      // A refusal counts only for who was alone in asking.
      .$if(values.capture_tries === 0, (query) => query.where('capture_tries', '=', 1))
      .where('hold', order.hold === undefined ? 'is' : '=', order.hold ?? null)
      .$if('paypal_order_id' in values, (query) => query.where('paypal_order_id', 'is', null))
      // Money is only taken, and only called paid, for the one order that has the cart.
      .$if(isPaid && !isAccepted, (query) => query.where('cart_key', 'is not', null))
      .returningAll()
      .executeTakeFirst()
  )
}
