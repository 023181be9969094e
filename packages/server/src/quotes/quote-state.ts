import { isHeld } from '@millrun/commerce/quotes/quote-hold'
import type { QuoteState } from '@millrun/commerce/quotes/quote-words'
import type { OrderDatabase } from '../database/order-database.ts'
import type { QuoteVersion } from './quote-store.ts'

type Reader = Pick<OrderDatabase, 'selectFrom'>

/** Orders that were not paid for yet, or never will be: such a one accepts nothing. */
const UNPAID = ['created', 'declined'] as const

/** The number of the order that accepts a quote: one that is paid, or that somebody is paying for. */
export async function acceptingOrder(
  database: Reader,
  quoteId: string,
): Promise<string | undefined> {
  const row = await acceptingOrders(database)
    .where('quote_id', '=', quoteId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.order_number
}

/** The orders that accept quotes: for a condition about many of them. */
export function acceptingOrders(database: Reader) {
  return database
    .selectFrom('orders')
    .select('order_number')
    .where('quote_id', 'is not', null)
    .where('status', 'not in', UNPAID)
}

/** How a version of a quote stands; `newest` is the version that its quote has now. */
export function quoteState(
  version: QuoteVersion,
  { newest, orderNumber }: { readonly newest: number; readonly orderNumber: string | undefined },
  at: Date,
): QuoteState {
  if (orderNumber !== undefined) return 'accepted'
  if (version.withdrawnAt !== undefined) return 'withdrawn'
  if (version.version < newest) return 'changed'
  return isHeld(version.until, at) ? 'open' : 'ended'
}
