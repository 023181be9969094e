import { FAMILIES } from '@millrun/catalogue/families/families'
import type { Listing, PriceBreak } from '@millrun/catalogue/product'
import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import { tradeCart } from '@millrun/commerce/trade/trade-cart'
import type { TradePrices } from '@millrun/commerce/trade/trade-prices'
import { tradeProduct } from '@millrun/commerce/trade/trade-product'
import { randomName } from '@millrun/ui/first/random-name'
import { cartPricing } from '../cart/cart-pricing.ts'
import { families } from '../catalogue/families.ts'
import { findListing, listings } from '../catalogue/find-listing.ts'
import { isAlive } from '../app/is-alive.ts'
import { readTradePrices, TRADE_PRICES_KEY } from './kept-trade-prices.ts'

/** What of a product a price list changes. */
interface Prices {
  readonly priceCents: number
  readonly listCents: number | undefined
  readonly originalCents: number
  readonly breaks: readonly PriceBreak[] | undefined
}

/** What everybody pays for what the list that is shown has other prices for, by product. */
const everybodys = new Map<string, Prices>()
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
  put(everybodys)
  everybodys.clear()
  const own = listings.map((product) => [product, tradeProduct(product, kept?.rows ?? [])] as const)
  const changed = own.filter(([product, traded]) => traded !== product)
  for (const [product] of changed) everybodys.set(product.id, pricesOf(product))
  put(new Map(changed.map(([{ id }, traded]) => [id, pricesOf(traded)])))
  cartPricing.priced = (cart) => tradeCart(cart, findListing)
  drawAnew()
}

/** The list that is shown; undefined at everybody's prices. */
export function shownPrices(): TradePrices | undefined {
  return shown
}

function pricesOf({ priceCents, listCents, originalCents, breaks }: Listing): Prices {
  return { priceCents, listCents, originalCents, breaks }
}

/** Puts prices into all that was fetched of the catalogue, and in front of what will be. */
function put(prices: ReadonlyMap<string, Prices>): void {
  const shelf: Record<string, object> = { ...globalThis.millrunShelf }
  for (const [id, own] of prices) shelf[id] = { ...shelf[id], ...own }
  globalThis.millrunShelf = shelf
  const texts = FAMILIES.flatMap((family): readonly Listing[] => families[family].peek() ?? [])
  for (const product of [...listings, ...texts]) Object.assign(product, prices.get(product.id))
}

/** How often, and how many times at the most, is looked whether React has taken over all that was printed. */
const PAUSE_MS = 100
const MOST_LOOKS = 100

async function untilAlive(): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const printed = document.querySelectorAll('#root *')
    if (Array.from(printed).every(isAlive)) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/**
 * The router draws the page again as for a step back to where one is, and the cart as for a change in another tab: no page
 * carries script for what few buyers need.
 */
function drawAnew(): void {
  const { history } = window
  history.replaceState({ ...history.state, key: randomName() }, '')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY }))
}
