import { Refusal } from '../../http/refusal.ts'
import { findOrder } from '../../orders/find-order.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { Order } from '../../orders/order.ts'

/** The order of this number, in whichever letters. Throws a `Refusal` when there is none. */
export async function namedOrder(books: OrderBooks, number: string): Promise<Order> {
  const orderNumber = number.trim().toUpperCase()
  const order = await findOrder(books, { orderNumber })
  if (order === undefined) throw new Refusal(404, `There is no order ${orderNumber.slice(0, 20)}.`)
  return order
}
