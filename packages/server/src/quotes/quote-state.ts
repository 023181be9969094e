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
  return (await acceptingOrders(database, [quoteId])).get(quoteId)
}

/** The same for several quotes, by their ids; those that nobody has accepted are not in it. */
export async function acceptingOrders(
  database: Reader,
  quoteIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (quoteIds.length === 0) return new Map()
  const rows = await ordersThatAccept(database)
    .select(['quote_id', 'order_number'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.quote_id ?? '', row.order_number]))
}

/** The orders that accept quotes, for conditions about them. */
export function ordersThatAccept(database: Reader) {
  return database
    .selectFrom('orders')
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
