import { TradePricesSchema, type TradePrices } from '@millrun/commerce/trade/trade-prices'
import { ACCOUNT_KEYS } from '../account/session/local-copies.ts'

/** The copy of an account's price list that public pages show and checkout charges by. */
export const TRADE_PRICES_KEY = `${ACCOUNT_KEYS}trade-prices`

/** Leaves a price list with its ticket in this browser; of none, none. */
export function leaveTradePrices(prices: TradePrices | null): void {
  try {
    if (prices === null) window.localStorage.removeItem(TRADE_PRICES_KEY)
    else window.localStorage.setItem(TRADE_PRICES_KEY, JSON.stringify(prices))
  } catch (error) {
    warn(error)
  }
}

/** The price list of which this browser has a copy; undefined where there is none that can be read. */
export function readTradePrices(): TradePrices | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(TRADE_PRICES_KEY) ?? 'null')
    return TradePricesSchema.safeParse(kept).data
  } catch (error) {
    warn(error)
    return undefined
  }
}

function warn(error: unknown): void {
  // oxlint-disable-next-line no-console -- storage is forbidden or damaged: everybody's prices hold
  console.warn('The trade prices could not be read or left in this browser:', error)
}
