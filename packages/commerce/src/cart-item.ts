import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import type { Line } from '@millrun/catalogue/choosing/line-id'
import type { CartItem } from './cart.ts'

/** The cart line of a product with its choices, as it is shown in cart and checkout. */
export function cartItem(line: Line): Omit<CartItem, 'quantity'> {
  return {
    id: line.id,
    title: line.title,
    category: line.product.category,
    priceCents: line.unitPriceCents,
    image: chosenPicture(line.product, line.choices),
  }
}
