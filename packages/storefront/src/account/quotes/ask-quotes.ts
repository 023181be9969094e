import {
  type OwnQuote,
  type OwnQuoteRequest,
  OwnQuoteSchema,
  OwnQuotesSchema,
} from '@millrun/commerce/quotes/own-quotes'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { askAccount } from '../ask-account.ts'

/** What the list is called among all that the shop was asked for. */
export const QUOTES = 'quotes'

export async function askQuotes(): Promise<Outcome<readonly OwnQuote[]>> {
  const outcome = await askAccount('quotes', OwnQuotesSchema)
  return outcome.ok ? { ok: true, data: outcome.data.quotes } : outcome
}

/** Has the shop freeze the prices of today. */
export function askForQuote(body: OwnQuoteRequest): Promise<Outcome<OwnQuote>> {
  return askAccount('quotes', OwnQuoteSchema, { method: 'POST', body })
}
