import { readOrder } from '../orders/find-order.ts'
import type { Hold } from '../orders/hold.ts'
import type { Order } from '../orders/order.ts'
import { holdOrder, type Settlement, settleOrder } from '../orders/settle-order.ts'
import type { Till } from './till.ts'

/** The order as it is now: settled so, or as somebody else settled it before. */
export async function settle(till: Till, order: Order, verdict: Settlement): Promise<Order> {
  const settled = await settleOrder(till.books, order, verdict)
  if (settled === undefined) return settleLate(till, await readOrder(till.books, order.id), verdict)
  if (settled !== order) tell(till, settled, verdict.note)
  return settled
}

/** The order, held for a person to decide about it; whoever was faster does not matter. */
export async function holdFor(
  till: Till,
  order: Order,
  reason: Hold,
  note: string,
): Promise<Order> {
  const held = await holdOrder(till.books, order, { reason, note })
  if (held === undefined) return holdFor(till, await readOrder(till.books, order.id), reason, note)
  tell(till, held, note)
  return held
}

function tell({ log }: Till, { orderNumber, status }: Order, note: string): void {
  if (status === 'needs_review') log.error({ orderNumber, status, note }, 'an order needs review')
  else log.info({ orderNumber, status, note }, 'payment settled')
}

/** When somebody else called the payment declined, or knew of less that was given back, this still counts. */
function settleLate(till: Till, current: Order, verdict: Settlement): Promise<Order> | Order {
  const isUnseenMoney = current.status === 'declined' && verdict.status !== 'declined'
  const { refundedCents = 0 } = verdict
  const isUnseenRefund = current.status === 'paid' && refundedCents > current.refundedCents
  return isUnseenMoney || isUnseenRefund ? settle(till, current, verdict) : current
}
