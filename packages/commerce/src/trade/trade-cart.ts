import { readLineId } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { cartOf, type Cart, type CartItem } from '../cart.ts'
import { pricedTogether } from './priced-together.ts'

type FindProduct = (productId: string) => Listing | undefined

interface Wanted {
  /** Product and choices. */
  readonly id: string
  readonly quantity: number
}

/** What one piece of each line costs in cents, by its full id, where they are bought together; nothing of what cannot be had. */
export function pricesTogether(
  wanted: readonly Wanted[],
  findProduct: FindProduct,
): ReadonlyMap<string, number> {
  const read = wanted.flatMap(({ id, quantity }) => {
    const found = readLineId(id, findProduct)
    return found.ok && found.line.product.inStock ? [{ line: found.line, quantity }] : []
  })
  return new Map(pricedTogether(read).map(({ line }) => [line.id, line.unitPriceCents]))
}

/**
 * A cart with each line at what it costs together with the others. A line remembers what it cost before only where that is
 * not what it costs now; one that cannot be had stays as it is.
 */
export function tradeCart(cart: Cart, findProduct: FindProduct): Cart {
  const cents = pricesTogether(cart.items, findProduct)
  return cartOf(cart.items.map((item) => atPrice(item, cents.get(item.id) ?? item.priceCents)))
}

function atPrice({ wasCents, ...item }: CartItem, priceCents: number): CartItem {
  const was = wasCents === undefined || wasCents === priceCents ? {} : { wasCents }
  return { ...item, priceCents, ...was }
}
