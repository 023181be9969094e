import { truckReasons } from '@millrun/commerce/delivery/delivery-words'
import type { OrderDelivery, OrderStatusResponse } from '@millrun/commerce/functions'
import type { Order } from '../orders/order.ts'

/** What the page of an order shows of its papers, and of its way to the buyer; nothing that is not known. */
export function shownMemory(
  order: Order,
): Pick<OrderStatusResponse, 'poNumber' | 'jobName' | 'delivery'> {
  const { poNumber, jobName } = order.references
  const delivery = shownDelivery(order)
  return {
    ...(poNumber !== '' && { poNumber }),
    ...(jobName !== '' && { jobName }),
    ...(delivery !== undefined && { delivery }),
  }
}

function shownDelivery({ delivery, window, truck, shippedAt }: Order): OrderDelivery | undefined {
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
