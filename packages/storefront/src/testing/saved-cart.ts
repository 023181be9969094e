import { cartOf, type CartItem } from '@millrun/commerce/cart'
import { CART_STORAGE_KEY, savedCartText } from '@millrun/commerce/saved-cart'

/** 34.99 each. */
export const BASKET: CartItem = {
  id: 'm-399:finish=sb',
  title: 'Single Basket Iron Baluster, Satin Black',
  category: 'Iron Balusters',
  priceCents: 3499,
  image: '/pictures/m-399-800.webp',
  quantity: 1,
}

/** Leaves a cart in this browser, as an earlier visit would. */
export function saveLines(...lines: readonly CartItem[]): void {
  window.localStorage.setItem(CART_STORAGE_KEY, savedCartText(cartOf(lines)))
}
