import { withAgreedDays } from '../../delays/agreed-days.ts'
import { Refusal } from '../../http/refusal.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { Order } from '../../orders/order.ts'
import type { LeftLine } from '../../shipments/left-lines.ts'
import { leftOf } from '../../shipments/left-of.ts'
import { unsendable } from '../../shipments/unsendable.ts'
import { readOrders } from '../orders/list-orders.ts'

/** An order that is to be packed, and what of it. */
export interface OrderToPack {
  /** With the days that hold now. */
  readonly order: Order
  readonly left: readonly LeftLine[]
}

/**
 * The orders of these numbers, in this order, each once. Throws a `Refusal` that names those that there are not, that
 * must not be sent, or of which nothing is left: a slip is never printed for them.
 */
export async function ordersToPack(
  books: OrderBooks,
  numbers: readonly string[],
): Promise<readonly OrderToPack[]> {
  const { database } = books
  const wanted = [...new Set(numbers)]
  const rows = await database
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where('order_number', 'in', wanted)
    .execute()
  const ids = new Map(rows.map((row) => [row.order_number, row.id]))
  const missing = wanted.filter((number) => !ids.has(number))
  if (missing.length > 0) throw new Refusal(404, `There is no order ${missing.join(', ')}.`)
  const orders = await readOrders(
    database,
    wanted.map((number) => ids.get(number) ?? ''),
  )
  return toPackOf(books, orders)
}

/** What is left of orders that may be sent. Throws a `Refusal` that names the others. */
async function toPackOf(
  books: OrderBooks,
  orders: readonly Order[],
): Promise<readonly OrderToPack[]> {
  const leftOfEach = await leftOf(books.database, orders)
  const refused: string[] = []
  const toPack: OrderToPack[] = []
  for (const order of orders) {
    const left = leftOfEach.get(order.id) ?? []
    const refusal = await unsendable(books.database, order)
    if (refusal !== undefined) refused.push(refusal)
    else if (left.length === 0)
      refused.push(`Nothing of order ${order.orderNumber} is left to send.`)
    else toPack.push({ order: await withAgreedDays(books, order), left })
  }
  if (refused.length > 0) throw new Refusal(409, refused.join(' '))
  return toPack
}
