import {
  AskTradePricesSchema,
  TRADE_PRICES,
  type TradePrices,
} from '@millrun/commerce/trade/trade-prices'
import type { FastifyInstance } from 'fastify'
import { findPriceList } from '../trade/price-lists.ts'
import { renewTicket } from '../trade/pricing-tickets.ts'
import { tradeAccountOf } from '../trade/trade-accounts.ts'
import type { CustomerDesk } from './account-api.ts'
import { parsed } from './parsed.ts'

/** The price list of who asks, with a ticket that has the checkout charge by it. */
export function tradePriceRoutes(app: FastifyInstance, { books, callerOf }: CustomerDesk): void {
  const { database, now } = books

  app.post(`/${TRADE_PRICES}`, async (request): Promise<{ prices: TradePrices | null }> => {
    const { accountId, sessionId } = await callerOf(request)
    const { ticket } = parsed(AskTradePricesSchema, request.body)
    const account = await tradeAccountOf(database, accountId)
    const name = account?.priceList
    const list = name === undefined ? undefined : await findPriceList(database, name)
    if (list === undefined) return { prices: null }
    return {
      prices: {
        list: list.name,
        ticket: await renewTicket(database, { accountId, sessionId, ticket }, now()),
        rows: [...list.rows],
      },
    }
  })
}
