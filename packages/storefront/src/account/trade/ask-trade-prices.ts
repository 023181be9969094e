import {
  ToldTradePricesSchema,
  TRADE_PRICES,
  type TradePrices,
} from '@millrun/commerce/trade/trade-prices'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { leaveTradePrices, readTradePrices } from '../../trade/kept-trade-prices.ts'
import { showTradePrices } from '../../trade/trade-chunk.ts'
import { askAccount } from '../ask-account.ts'
import { readSession } from '../session/session.ts'

/**
 * Leaves the price list of who is signed in in this browser, with the ticket that has checkout charge by it, and shows its
 * prices. Where nobody answers, what was left before stays.
 */
export async function askTradePrices(): Promise<Outcome<TradePrices | null>> {
  const ticket = readTradePrices()?.ticket
  const body = ticket === undefined ? {} : { ticket }
  const asked = await askAccount(TRADE_PRICES, ToldTradePricesSchema, { method: 'POST', body })
  if (!asked.ok) return asked
  const { prices } = asked.data
  if (readSession().kind === 'signed-in') {
    leaveTradePrices(prices)
    await showTradePrices()
  }
  return { ok: true, data: prices }
}
