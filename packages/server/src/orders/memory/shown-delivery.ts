import { truckReasons } from '@millrun/commerce/delivery/delivery-words'
import type { OrderDelivery } from '@millrun/commerce/functions'
import type { Order } from '../order.ts'

/** How an order travels and when, as its buyer is told; undefined for orders of before 2026-11-23. */
export function shownDelivery({
  delivery,
  window,
  truck,
  shippedAt,
}: Order): OrderDelivery | undefined {
  if (delivery === undefined || window === undefined) return undefined
  const { mode, cartons, weightLb } = delivery
  return {
    mode,
    cartons: cartons.reduce((sum, { count }) => sum + count, 0),
    weightLb,
    reasons: [...truckReasons(delivery)],
    ...window,
    ...(shippedAt !== undefined && { shippedAt: shippedAt.toISOString() }),
    ...(truck !== undefined && { truck }),
  }
}
