import { createResource } from '@millrun/ui/first/resource'
import { hasTradePrices } from './has-trade-prices.ts'

/** What shows an account's price list. */
export const tradeChunk = createResource(() => import('./show-trade-prices.ts'))

/** Shows the prices of the list that an account left in this browser; nothing of it is fetched by anybody else. */
export async function showTradePrices(): Promise<void> {
  const isShown = tradeChunk.peek() !== undefined
  if (isShown || hasTradePrices()) await (await tradeChunk.load()).showPrices()
}
