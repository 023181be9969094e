import { Refusal } from '../http/refusal.ts'
import type { Order } from '../orders/order.ts'

/** Throws a `Refusal` where a cart has an order already that is more than begun: it is bought once. */
export function refuseSecondOrder({ status, orderNumber }: Order): void {
  if (status === 'created') return
  const again = `its number is ${orderNumber}. To order again, empty the cart first.`
  if (status === 'paid') throw new Refusal(409, `This order is paid already; ${again}`)
  if (status === 'on_terms')
    throw new Refusal(409, `This order is placed on terms already; ${again}`)
  throw new Refusal(
    409,
    `We are still checking your payment for order ${orderNumber}. Please do not pay again.`,
  )
}
