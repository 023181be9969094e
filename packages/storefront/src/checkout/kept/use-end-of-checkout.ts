import { OrderStatusResponseSchema } from '@millrun/commerce/functions'
import { useEffect, useEffectEvent } from 'react'
import { useCart } from '../../cart/cart-provider.tsx'
import { callFunction } from '../functions-client.ts'
import { readUnfinishedPayment } from './unfinished-payment.ts'
import { endCheckout } from './end-checkout.ts'

/**
 * On the page of an order: where this tab left its payment unfinished and it has been paid since, the
 * checkout is over. Nobody else asks here, because nobody else has something to forget.
 */
export function useEndOfCheckout(token: string): void {
  const { readCart } = useCart()
  const end = useEffectEvent(async () => {
    const { orderNumber } = readUnfinishedPayment() ?? {}
    if (orderNumber === undefined) return
    const reply = await callFunction('order-status', OrderStatusResponseSchema, { token })
    if (!reply.ok || reply.data.status !== 'paid') return
    if (reply.data.orderNumber === orderNumber) endCheckout(readCart().items.length > 0)
  })
  useEffect(() => void end(), [token])
}
