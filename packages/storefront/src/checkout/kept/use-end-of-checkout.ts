import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { useCart } from '../../cart/cart-provider.tsx'
import { endCheckout } from './end-checkout.ts'
import { readUnfinishedPayment } from './unfinished-payment.ts'

/** What to do when the shop tells of an order: where this tab left its payment unfinished and it is paid, the checkout is over. */
export function useEndOfCheckout(): (order: OrderStatusResponse) => void {
  const { readCart } = useCart()
  return ({ orderNumber, status }) => {
    if (status !== 'paid' || readUnfinishedPayment()?.orderNumber !== orderNumber) return
    endCheckout(readCart().items.length > 0)
  }
}
