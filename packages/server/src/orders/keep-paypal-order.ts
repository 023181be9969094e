import { changeOrder } from './change-order.ts'
import type { OrderBooks } from './order-books.ts'
import type { Order } from './order.ts'

/** Keeps PayPal's id of an order before anybody hears of it. */
export function keepPayPalOrder(
  books: OrderBooks,
  order: Order,
  payPalOrderId: string,
): Promise<Order | undefined> {
  const values = { paypal_order_id: payPalOrderId }
  return changeOrder(books, order, { from: ['created'], values, note: 'known to PayPal' })
}

/** After a definite refusal to create it: the next try is a new request. */
export function renewCreation(
  books: OrderBooks,
  order: Order,
  note: string,
): Promise<Order | undefined> {
  const values = { create_attempt: order.createAttempt + 1 }
  return changeOrder(books, order, { from: ['created'], values, note })
}
