import { z } from 'zod/mini'
import { PriceRowSchema } from './price-row.ts'
import { PricingTicketSchema } from './pricing-ticket.ts'

/** Where a signed-in customer asks for the prices of the account, below the account's calls. */
export const TRADE_PRICES = 'trade-prices'

/** What an account buys by: kept by its browser until it signs out, and shown at checkout. */
export const TradePricesSchema = z.object({
  /** What the list is called. */
  list: z.string(),
  ticket: PricingTicketSchema,
  rows: z.array(PriceRowSchema),
})
export type TradePrices = z.infer<typeof TradePricesSchema>

/** With the ticket that the browser has already, which stays good. */
export const AskTradePricesSchema = z.object({ ticket: z.optional(PricingTicketSchema) })

/** Nothing for an account that buys at everybody's prices. */
export const ToldTradePricesSchema = z.object({ prices: z.nullable(TradePricesSchema) })
