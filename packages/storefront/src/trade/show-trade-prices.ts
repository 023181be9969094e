import type { Listing } from '@millrun/catalogue/product'
import { tradeCart } from '@millrun/commerce/trade/trade-cart'
import type { TradePrices } from '@millrun/commerce/trade/trade-prices'
import { tradeProduct } from '@millrun/commerce/trade/trade-product'
import { drawAnew } from '../app/draw-anew.ts'
import { untilAlive } from '../app/until-alive.ts'
import { cartPricing } from '../cart/cart-pricing.ts'
import { findListing, listings } from '../catalogue/find-listing.ts'
import { putOnShelf } from '../catalogue/put-on-shelf.ts'
import { readTradePrices, TRADE_PRICES_KEY } from './kept-trade-prices.ts'

let shown: TradePrices | undefined

// Another tab has signed in or out.
window.addEventListener('storage', ({ key }) => void (key === TRADE_PRICES_KEY && showPrices()))

/**
 * Puts the prices of the kept list in the place of everybody's, on every page and in the cart, as soon as React has
 * compared what was printed with everybody's. Where no list is kept any more, everybody's come back.
 */
export async function showPrices(): Promise<void> {
  const kept = readTradePrices()
  if (JSON.stringify(kept) === JSON.stringify(shown)) return
  await untilAlive()
  shown = kept
  cartPricing.priced = (cart) => tradeCart(cart, findListing)
  putListPrices()
  drawAnew()
}

/** Reckons the prices of the list that is shown anew from everybody's, of which some have changed. */
export function putListPrices(): void {
  putOnShelf({ list: {} })
  const own = listings.map(
    (product) => [product, tradeProduct(product, shown?.rows ?? [])] as const,
  )
  const changed = own.filter(([product, traded]) => traded !== product)
  putOnShelf({
    list: Object.fromEntries(changed.map(([{ id }, traded]) => [id, pricesOf(traded)])),
  })
}

/** The list that is shown; undefined at everybody's prices. */
export function shownPrices(): TradePrices | undefined {
  return shown
}

/** What of a product a price list changes. */
function pricesOf({ priceCents, listCents, originalCents, breaks }: Listing): object {
  return { priceCents, listCents, originalCents, breaks }
}
