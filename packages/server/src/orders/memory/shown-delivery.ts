import { farCall, truckReasons } from '@millrun/commerce/delivery/delivery-words'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { OrderDelivery } from '@millrun/commerce/functions'
import type { Order } from '../order.ts'

/** How an order travels and when, as its buyer is told; undefined for orders of before 2026-11-23. */
export function shownDelivery({
  delivery,
  window,
  truck,
  shippedAt,
  customer,
  createdAt,
}: Order): OrderDelivery | undefined {
  if (delivery === undefined || window === undefined) return undefined
  const { mode, cartons, weightLb } = delivery
  const call = farCall(customer.state, mode)
  return {
    mode,
    cartons: cartons.reduce((sum, { count }) => sum + count, 0),
    weightLb,
    reasons: [...truckReasons(delivery, newJerseyDay(createdAt))],
    ...(call !== undefined && { call }),
    ...window,
    ...(shippedAt !== undefined && { shippedAt: shippedAt.toISOString() }),
    ...(truck !== undefined && { truck }),
  }
}
