import { cartOf, cartReducer, type Cart, type CartItem } from '@millrun/commerce/cart'

/** The cart with these lines on top of what is in it. */
export function cartWith(cart: Cart, items: readonly CartItem[]): Cart {
  return items.reduce(
    (sum, { quantity, ...item }) => cartReducer(sum, { type: 'add', item, quantity }),
    cart,
  )
}

/**
 * The cart as it would be had the change from `before` to `after` not been made: what was added, changed
 * or taken out since then stays so. When nothing was, it is the cart of before, line by line.
 */
export function undoChange(now: Cart, before: Cart, after: Cart): Cart {
  const known = new Set(before.items.map(({ id }) => id))
  const lines = [...before.items, ...now.items.filter(({ id }) => !known.has(id))]
  const items = lines.map((item) => ({
    ...item,
    quantity: quantityIn(before, item.id) + quantityIn(now, item.id) - quantityIn(after, item.id),
  }))
  return cartOf(items.filter(({ quantity }) => quantity > 0))
}

function quantityIn(cart: Cart, id: string): number {
  return cart.items.find((item) => item.id === id)?.quantity ?? 0
}
