import { unprocessable } from '../refusal.ts'
import type { Approval, Order } from './order.ts'

/**
 * The buyer says yes, with a way to pay. May be said again until the order is captured (a buyer
 * whose bank refused chooses another); refuses with 422 once it is completed.
 */
export function approveOrder(order: Order, approval: Approval): void {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
  order.approval = approval
  order.status = 'APPROVED'
  order.updatedAt = new Date()
}
