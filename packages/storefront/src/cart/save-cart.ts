import type { Cart } from '@millrun/commerce/cart'
import { CART_STORAGE_KEY, savedCartText } from '@millrun/commerce/saved-cart'
import { forgetCartId } from './cart-id.ts'

/** Keeps a cart for every tab and the next visit. */
export function saveCart(cart: Cart): void {
  try {
    window.localStorage.setItem(CART_STORAGE_KEY, savedCartText(cart))
    if (cart.items.length === 0) forgetCartId()
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage is full or forbidden: the cart lives in this tab
    console.warn('The cart could not be saved:', error)
  }
}
