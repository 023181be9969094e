import { cartItem } from '@millrun/commerce/cart-item'
import type { CartItem } from '@millrun/commerce/cart'
import type { PartsLine, PartsList } from './parts-list.ts'

/** What "Add all to cart" adds: an item and how many, for the cart's own `add`. */
export interface CartLine {
  readonly item: Omit<CartItem, 'quantity'>
  readonly quantity: number
}

/** The lines of a parts list as the cart takes them; what is out of stock stays out. */
export function cartLines({ lines }: PartsList): readonly CartLine[] {
  return lines.filter(({ line }) => line.product.inStock).map(cartLine)
}

/** The lines that the cart does not take: what is out of stock. */
export function soldOutLines({ lines }: PartsList): readonly CartLine[] {
  return lines.filter(({ line }) => !line.product.inStock).map(cartLine)
}

function cartLine({ line, quantity }: PartsLine): CartLine {
  return { item: cartItem(line), quantity }
}
