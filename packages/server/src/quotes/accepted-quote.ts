import type { CreateOrderRequest, OrderLine } from '@millrun/commerce/functions'
import { isHeld } from '@millrun/commerce/quotes/quote-hold'
import { agreedCents } from '@millrun/commerce/quotes/quote-today'
import { NOT_ACCEPTED } from '@millrun/commerce/quotes/quote-words'
import type { OrderDatabase } from '../database/order-database.ts'
import { Refusal } from '../http/refusal.ts'
import { acceptingOrder } from './quote-state.ts'
import { newestVersion, type QuoteVersion, versionByToken } from './quote-store.ts'

/** A quote that an order accepts. */
export interface AcceptedQuote {
  readonly quoteId: string
  /** What its orders are placed as: of all orders of one cart only one is ever paid, and so of a quote. */
  readonly cartId: string
  /** What was agreed for a piece of each line, in cents by its id; nothing once its day is over. */
  readonly agreed: ReadonlyMap<string, number>
  /** Prices hold no longer: who sees those of the quote has to look again. */
  readonly isOver: boolean
}

/**
 * The quote that a request accepts, as it holds at this moment; undefined where the request names none. Throws a `Refusal`
 * where it cannot be accepted: it was changed, withdrawn or accepted before, or something else is to be bought.
 */
export async function acceptedQuote(
  database: OrderDatabase,
  { orderData }: CreateOrderRequest,
  at: Date,
): Promise<AcceptedQuote | undefined> {
  if (orderData.quote === undefined) return undefined
  const version = await versionByToken(database, orderData.quote)
  if (version === undefined) throw new Refusal(404, NOT_ACCEPTED.unknown)
  const { quoteId } = version
  const orderNumber = await acceptingOrder(database, quoteId)
  if (orderNumber !== undefined) throw new Refusal(409, acceptedBefore(orderNumber))
  if (version.withdrawnAt !== undefined) throw new Refusal(409, NOT_ACCEPTED.withdrawn)
  const newest = await newestVersion(database, quoteId)
  if (newest.id !== version.id) throw new Refusal(409, NOT_ACCEPTED.changed)
  if (!isWhole(version, orderData.items)) throw new Refusal(422, NOT_ACCEPTED.otherLines)
  return {
    quoteId,
    cartId: quoteCart(quoteId),
    agreed: agreedCents(version, at),
    isOver: !isHeld(version.until, at),
  }
}

/** What the orders of a quote compete for, as those of a cart do. */
export function quoteCart(quoteId: string): string {
  return `quote-${quoteId}`
}

function acceptedBefore(orderNumber: string): string {
  return `This quote was accepted before, with order ${orderNumber}. Please do not pay again.`
}

/** Whether these are all lines of the quote, each with its quantity, and no others. */
function isWhole({ lines }: QuoteVersion, items: readonly OrderLine[]): boolean {
  const quoted = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  const named = new Set(items.map(({ id }) => id))
  return (
    items.length === lines.length &&
    named.size === items.length &&
    items.every(({ id, quantity }) => quoted.get(id) === quantity)
  )
}
