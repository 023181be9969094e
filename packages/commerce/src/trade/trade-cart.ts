import { readLineId } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { cartOf, type Cart, type CartItem } from '../cart.ts'
import { pricedTogether } from './priced-together.ts'

/**
 * A cart with each line at what it costs together with the others. A line remembers what it cost before only where that is
 * not what it costs now; one that names nothing we sell stays as it is.
 */
export function tradeCart(
  cart: Cart,
  findProduct: (productId: string) => Listing | undefined,
): Cart {
  const read = cart.items.flatMap((item) => {
    const found = readLineId(item.id, findProduct)
    return found.ok ? [{ line: found.line, quantity: item.quantity }] : []
  })
  const cents = new Map(
    pricedTogether(read).map(({ line }) => [line.id, line.unitPriceCents] as const),
  )
  return cartOf(cart.items.map((item) => atPrice(item, cents.get(item.id) ?? item.priceCents)))
}

function atPrice({ wasCents, ...item }: CartItem, priceCents: number): CartItem {
  const was = wasCents === undefined || wasCents === priceCents ? {} : { wasCents }
  return { ...item, priceCents, ...was }
}
