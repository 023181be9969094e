import { cartOf, type Cart } from '@millrun/commerce/cart'
import { amountToCents } from '@millrun/commerce/dollars'
import type { OrderData } from '@millrun/commerce/functions'

/** The cart that an order was made from. */
export function orderCart(order: OrderData): Cart {
  return cartOf(
    order.items.map(({ price, ...item }) => ({ ...item, priceCents: amountToCents(price) ?? 0 })),
  )
}
