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
 * or taken out since then stays so.
 */
export function undoChange(now: Cart, before: Cart, after: Cart): Cart {
  const lines = new Map([...now.items, ...before.items].map((item) => [item.id, item]))
  const items = [...lines.values()].map((item) => ({
    ...item,
    quantity: quantityIn(before, item.id) + quantityIn(now, item.id) - quantityIn(after, item.id),
  }))
  return cartOf(items.filter(({ quantity }) => quantity > 0))
}

function quantityIn(cart: Cart, id: string): number {
  return cart.items.find((item) => item.id === id)?.quantity ?? 0
}
