import { type Also, changeOrder } from './change-order.ts'
import type { OrderBooks } from './order-books.ts'
import { orderOf } from './order-row.ts'
import { statusesBefore } from './order-status.ts'
import type { Order } from './order.ts'

/** Written before PayPal is asked for the money, with what has to be written or known besides. */
export function beginCapture(
  books: OrderBooks,
  order: Order,
  also?: Also,
): Promise<Order | undefined> {
  const values = { status: 'capturing', capture_tries: 1 } as const
  return changeOrder(books, order, {
    from: statusesBefore('capturing'),
    values,
    note: 'payment asked for',
    also,
  })
}

/** Written before PayPal is asked once more for what somebody else has begun to ask for. */
export async function joinCapture(
  { database }: OrderBooks,
  { id, captureAttempt, lines }: Order,
): Promise<Order | undefined> {
  const row = await database
    .updateTable('orders')
    .set((is) => ({ capture_tries: is('capture_tries', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'capturing')
    .where('capture_attempt', '=', captureAttempt)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? undefined : orderOf(row, lines)
}
