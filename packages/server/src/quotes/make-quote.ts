import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { checkQuote, type QuoteRequest } from '@millrun/commerce/quotes/quote-request'
import { PostgresAdapter, type Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { Refusal } from '../http/refusal.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { letGoOfCart } from '../orders/place-order.ts'
import { todaysProducts } from '../shelf/read-shelf.ts'
import { quoteCart } from './accepted-quote.ts'
import { acceptingOrder } from './quote-state.ts'
import {
  enterQuote,
  enterVersion,
  type Hand,
  newestVersion,
  type QuoteContent,
  type QuoteVersion,
} from './quote-store.ts'

/** Written down with the quote, or not at all. */
type Also = (transaction: Transaction<OrderTables>, now: QuoteVersion) => Promise<void>

interface Writing extends Hand {
  readonly also?: Also
  /** Of the customer who makes it. */
  readonly accountId?: string
}

/** Makes a quote of what is wished for. Throws a `Refusal` where that cannot be quoted. */
export async function makeQuote(
  { database }: OrderBooks,
  request: QuoteRequest,
  { also, ...hand }: Writing,
): Promise<QuoteVersion> {
  const content = await checkedContent({ database }, request, hand.at)
  return inTransaction(database, async (transaction) => {
    const made = await enterQuote(transaction, content, hand)
    await also?.(transaction, made)
    return made
  })
}

/**
 * Has a quote say something else from now on, at another address. Throws a `Refusal` where that cannot be quoted, where
 * the quote is accepted or withdrawn, and where somebody else has changed it since version `replaces`.
 */
export async function changeQuote(
  books: OrderBooks,
  quoteId: string,
  { replaces, ...request }: QuoteRequest & { readonly replaces: number },
  { also, ...hand }: Writing,
): Promise<QuoteVersion> {
  const content = await checkedContent(books, request, hand.at)
  const changed = await inTransaction(books.database, async (transaction) => {
    const before = await lockOpen(transaction, quoteId)
    if (before.version !== replaces) throw new Refusal(409, changedBy(before.actor))
    const version = { quoteId, version: replaces + 1, content }
    const made = await enterVersion(transaction, version, hand)
    await also?.(transaction, made)
    return made
  })
  await letGoOfCart(books, quoteCart(quoteId))
  return changed
}

/** Takes a quote back. Throws a `Refusal` where it is accepted, or taken back already. */
export async function withdrawQuote(
  books: OrderBooks,
  quoteId: string,
  { also, at }: Omit<Writing, 'accountId'>,
): Promise<void> {
  await inTransaction(books.database, async (transaction) => {
    const before = await lockOpen(transaction, quoteId)
    await transaction
      .updateTable('quotes')
      .set({ withdrawn_at: at.toISOString() })
      .where('id', '=', quoteId)
      .execute()
    await also?.(transaction, before)
  })
  await letGoOfCart(books, quoteCart(quoteId))
}

/**
 * What a quote says now, while nobody else changes it. Throws a `Refusal` where it is accepted or withdrawn. SQLite has one
 * writer at a time.
 */
export async function lockOpen(
  transaction: Transaction<OrderTables>,
  quoteId: string,
): Promise<QuoteVersion> {
  await transaction
    .selectFrom('quotes')
    .select('id')
    .where('id', '=', quoteId)
    .$if(transaction.getExecutor().adapter instanceof PostgresAdapter, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  const before = await newestVersion(transaction, quoteId)
  const orderNumber = await acceptingOrder(transaction, quoteId)
  if (orderNumber !== undefined) {
    throw new Refusal(409, `Quote ${before.number} was accepted with order ${orderNumber}.`)
  }
  if (before.withdrawnAt !== undefined) {
    throw new Refusal(409, `Quote ${before.number} was withdrawn; please make a new one.`)
  }
  return before
}

async function checkedContent(
  { database }: Pick<OrderBooks, 'database'>,
  request: QuoteRequest,
  at: Date,
): Promise<QuoteContent> {
  const lineIds = request.lines.map(({ id }) => id)
  const findToday = await todaysProducts(database, lineIds, at)
  const checked = checkQuote(request, findToday, newJerseyDay(at))
  if (!checked.ok) throw new Refusal(422, checked.error)
  return { ...request, lines: checked.lines }
}

function changedBy(actor: string): string {
  return `${actor} has changed this quote since you opened it. Nothing was written over; please load it again.`
}
