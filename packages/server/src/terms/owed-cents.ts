import type { Order } from '../orders/order.ts'

/** What is still to be paid of an order on terms; nothing of any other. */
export function owedCents({
  status,
  totals,
  refundedCents,
}: Pick<Order, 'status' | 'totals' | 'refundedCents'>): number {
  return status === 'on_terms' ? totals.totalCents - refundedCents : 0
}
