import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { cartItem } from '@millrun/commerce/cart-item'
import { cartOf, type Cart, type CartItem } from '@millrun/commerce/cart'
import { amountToCents } from '@millrun/commerce/dollars'
import type { ToldQuote, ToldQuoteLine } from '@millrun/commerce/quotes/told-quote'
import { findListing } from '../catalogue/find-listing.ts'

/** What is bought by accepting a quote now; what cannot be had is not in it. */
export function quotedCart({ lines }: Pick<ToldQuote, 'lines'>): Cart {
  return cartOf(lines.flatMap((line) => quotedItem(line) ?? []))
}

function quotedItem({ id, title, quantity, price }: ToldQuoteLine): CartItem | undefined {
  const priceCents = price === undefined ? undefined : amountToCents(price)
  const found = readLineId(id, findListing)
  if (priceCents === undefined || !found.ok) return undefined
  return { ...cartItem(found.line), id, title, quantity, priceCents }
}
