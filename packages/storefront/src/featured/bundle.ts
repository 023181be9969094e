import type { AccessoryText } from '@millrun/catalogue/families/accessories/accessory'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { cartItem } from '@millrun/commerce/cart-item'
import type { CartItem } from '@millrun/commerce/cart'

/** The accessories of the page and its bundle, of all that we have. */
export function featured(accessories: readonly AccessoryText[]): readonly AccessoryText[] {
  return accessories.filter(({ isFeatured }) => isFeatured)
}

/** The cart line of an accessory, which asks for no choice. */
export function accessoryItem(accessory: AccessoryText): Omit<CartItem, 'quantity'> {
  return cartItem(lineOf(accessory, {}))
}

/** What the four cost together, in cents. */
export function bundleCents(accessories: readonly AccessoryText[]): number {
  return accessories.reduce((sum, accessory) => sum + accessoryItem(accessory).priceCents, 0)
}
