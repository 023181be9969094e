import type { Settlement } from './order-store.ts'
import type { Order } from './order.ts'
import type { Till } from './till.ts'

/** The order as it is now: settled so, or as somebody else settled it before. */
export async function settle(till: Till, order: Order, verdict: Settlement): Promise<Order> {
  const settled = await till.store.settle(order, verdict)
  if (settled === undefined) return settleLate(till, await till.store.read(order.id), verdict)
  const entry = { orderNumber: order.orderNumber, status: verdict.status, note: verdict.note }
  if (verdict.status === 'needs_review') till.log.error(entry, 'an order needs review')
  else till.log.info(entry, 'payment settled')
  return settled
}

/** When somebody else called the payment declined, money that PayPal has taken still counts. */
function settleLate(till: Till, current: Order, verdict: Settlement): Promise<Order> | Order {
  const isUnseenMoney = current.status === 'declined' && verdict.status !== 'declined'
  return isUnseenMoney ? settle(till, current, verdict) : current
}
