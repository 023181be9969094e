import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { listDelays } from './delay-store.ts'
import { delayTerms } from './delay-terms.ts'

/** The order with the days that hold now: a later last day, once its buyer knows of it and has not refused. */
export async function withAgreedDays({ database }: OrderBooks, order: Order): Promise<Order> {
  const { window, id } = order
  if (window === undefined) return order
  const { agreedTo } = delayTerms(window.to, await listDelays(database, id))
  if (agreedTo === window.to) return order
  return { ...order, window: { from: window.to, to: agreedTo, isAgreed: true } }
}
