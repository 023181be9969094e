import { sql } from 'kysely'
import { frozenLines, linesIn } from '../orders/memory/order-lines.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { orderOf } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'
import { exportedQuotes } from '../quotes/exported-quotes.ts'
import { exportedReturns } from '../returns/exported-returns.ts'
import { type Rating, ratingsOfAddress } from '../ratings/rating-store.ts'
import { isUnasked } from '../ratings/unasked-addresses.ts'
import { tradeAccountOf } from '../trade/trade-accounts.ts'
import { listAddresses } from './address-store.ts'
import type { KnownCustomer } from './erase-customer.ts'

/** All that is kept of a customer, as one object to be read by people and programs. */
export async function exportedRecords(
  { database }: OrderBooks,
  { accountId, email }: KnownCustomer,
  account: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const orders = await database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(database))
    .where((is) =>
      is.or([is(sql`lower(email)`, '=', email), is('terms_account_id', '=', accountId)]),
    )
    .orderBy('created_at')
    .execute()
  const certificates = await database
    .selectFrom('exemptions')
    .selectAll()
    .where('email', '=', email)
    .execute()
  const kept = await database
    .selectFrom('kept_work')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  const tradeApplications = await database
    .selectFrom('trade_applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  const tradeAccount = await tradeAccountOf(database, accountId)
  return {
    account,
    addresses: await listAddresses(database, accountId),
    orders: orders.map((row) => readable(orderOf(row, linesIn(row)))),
    returns: await exportedReturns(database, orders),
    quotes: await exportedQuotes(database, { accountId, email }),
    certificates,
    kept,
    tradeApplications,
    priceList: tradeAccount?.priceList,
    terms: tradeAccount?.terms,
    reviews: (await ratingsOfAddress(database, email)).map(readableRating),
    isAskedForReviews: !(await isUnasked(database, email)),
  }
}

/** A review without the names by which the shop's own parts find it. */
function readableRating({
  productId,
  stars,
  text,
  name,
  writtenAt,
  status,
  answer,
}: Rating): object {
  return { productId, stars, text, name, writtenAt, status, answer }
}

/** An order without the names by which the shop's own parts find it. */
function readable(order: Order): object {
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    createdAt: order.createdAt,
    lines: order.lines,
    customer: order.customer,
    isPickup: order.isPickup,
    totals: order.totals,
    tax: order.tax,
    references: order.references,
    window: order.window,
    truck: order.truck,
    shippedAt: order.shippedAt,
    refundedCents: order.refundedCents,
    dueOn: order.terms?.dueOn,
    paidOn: order.terms?.paidOn,
  }
}
