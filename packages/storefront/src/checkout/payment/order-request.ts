import type { CreateOrderRequest, OrderData } from '@millrun/commerce/functions'

/** An order as the shop is asked to place it. */
export function orderRequest(order: OrderData): CreateOrderRequest {
  return { amount: order.total, currency: 'USD', orderData: order }
}
