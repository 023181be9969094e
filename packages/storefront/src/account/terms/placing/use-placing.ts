import type { OrderData } from '@millrun/commerce/functions'
import { OWN_TERMS, type PlacedOnTerms } from '@millrun/commerce/terms/own-terms'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { useCartStore } from '../../../cart/cart-provider.tsx'
import { forgetTyped } from '../../../checkout/kept/forget-typed.ts'
import { waitingOrder } from '../../../checkout/kept/waiting-order.ts'
import { keepLastOrder } from '../../../order/last-order.ts'
import { useAskAgain } from '../../use-ask-again.ts'
import { placeOnTerms } from './place-on-terms.ts'

/**
 * Places the waiting order; once it is placed, the cart is empty in every tab and nothing of its checkout stays. Whatever
 * else comes back, all of it is kept to try again.
 */
export function usePlacing(
  order: OrderData,
  onPlaced: (placed: PlacedOnTerms) => void,
): () => Promise<Outcome<PlacedOnTerms>> {
  const { dispatch } = useCartStore()
  const askAgain = useAskAgain(OWN_TERMS)
  return async () => {
    const outcome = await placeOnTerms(order)
    if (outcome.ok) {
      waitingOrder.forget()
      forgetTyped()
      keepLastOrder(outcome.data)
      onPlaced(outcome.data)
      dispatch({ type: 'clear' })
    }
    // Where it was refused, more may be owed by now than stands here.
    await askAgain()
    return outcome
  }
}
