import { type Cart, cartReducer } from '@millrun/commerce/cart'
import type { CartStore } from '../../cart/cart-store.ts'

/** What a quote sells, in the place of the cart: nothing of it is kept in the browser, and its cart stays as it is. */
export function quotedCartStore(quoted: Cart, token: string): CartStore {
  let cart = quoted
  const listeners = new Set<() => void>()
  return {
    quote: token,
    read: () => cart,
    dispatch: (action) => {
      cart = cartReducer(cart, action)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
