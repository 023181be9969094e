import type { Cart } from '@millrun/commerce/cart'
import { CART_STORAGE_KEY, savedCartText } from '@millrun/commerce/saved-cart'
import { forgetCartId } from './cart-id.ts'
import { forgetInWindow, keepInWindow } from './window-cart.ts'

/** Keeps a cart for every tab and the next visit; where storage fails, for the pages of this window. */
export function saveCart(cart: Cart): void {
  const text = savedCartText(cart)
  try {
    window.localStorage.setItem(CART_STORAGE_KEY, text)
    if (cart.items.length === 0) forgetCartId()
    forgetInWindow()
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage is full or forbidden: the cart lives in this tab
    console.warn('The cart could not be saved:', error)
    keepInWindow(text)
  }
}
