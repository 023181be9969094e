import { CreateOrderResponseSchema, type OrderData } from '@millrun/commerce/functions'
import { cartId } from '../../cart/cart-id.ts'
import { callFunction } from '../functions-client.ts'

export type CreatedOrder =
  | { readonly ok: true; readonly orderID: string }
  /** `refusal` is the server's sentence when the order itself was at fault, or is to be sent again. */
  | { readonly ok: false; readonly refusal?: string }

/** Has the server price the order and PayPal open it. Charges nothing. */
export async function createPaymentOrder(order: OrderData): Promise<CreatedOrder> {
  const reply = await callFunction('create-paypal-order', CreateOrderResponseSchema, {
    amount: order.total,
    currency: 'USD',
    orderData: { ...order, cartId: cartId() },
  })
  if (reply.ok) return { ok: true, orderID: reply.data.orderID }
  const { status = 0, error } = reply
  const isTold = (status >= 400 && status < 500) || status === 503
  return isTold && error !== undefined ? { ok: false, refusal: error } : { ok: false }
}
