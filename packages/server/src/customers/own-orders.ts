import type { OwnOrders } from '@millrun/commerce/account/own-orders'
import { orderPagePath } from '@millrun/commerce/order-page'
import { sql } from 'kysely'
import { shownOrder } from '../functions/order-status.ts'
import { Refusal } from '../http/refusal.ts'
import { findOrder } from '../orders/find-order.ts'
import { frozenLines, linesIn } from '../orders/memory/order-lines.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { orderOf } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'
import type { KnownCustomer } from './erase-customer.ts'

const PAGE = 20
const ODD_CURSOR = 'This place in the list of orders is not known; please load the page again.'

/**
 * The orders of a confirmed address, and those that its account owes or has owed, the newest first, a page at a time; what nobody tried to pay is no order yet.
 * Throws a `Refusal` for a `cursor` that is none of ours.
 */
export async function ownOrders(
  books: OrderBooks,
  { email, accountId }: KnownCustomer,
  cursor: string | undefined,
): Promise<OwnOrders> {
  const rows = await books.database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(books.database))
    .where((is) =>
      is.or([is(sql`lower(email)`, '=', email), is('terms_account_id', '=', accountId)]),
    )
    .where('status', '<>', 'created')
    .$if(cursor !== undefined, (query) => {
      const { at, id } = placeAt(cursor ?? '')
      return query.where((is) =>
        is.or([
          is('created_at', '<', at),
          is.and([is('created_at', '=', at), is('orders.id', '<', id)]),
        ]),
      )
    })
    .orderBy('created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return {
    orders: await Promise.all(
      shown.map(async (row) => {
        const order = orderOf(row, linesIn(row))
        return { ...(await shownOrder(books, order)), orderLink: orderPagePath(order) }
      }),
    ),
    ...(last !== undefined && { next: cursorAt(last.created_at, last.id) }),
  }
}

/** One of those orders by its number. Throws a `Refusal` for somebody else's as for one that is not there. */
export async function ownOrder(
  books: OrderBooks,
  { email, accountId }: KnownCustomer,
  number: string,
): Promise<Order> {
  const order = await findOrder(books, { orderNumber: number.trim().toUpperCase() })
  const isOwn =
    order?.customer.email.toLowerCase() === email || order?.terms?.accountId === accountId
  if (order !== undefined && isOwn) return order
  throw new Refusal(404, 'There is no such order in this account.')
}

function cursorAt(at: string, id: string): string {
  return Buffer.from(`${at} ${id}`).toString('base64url')
}

function placeAt(cursor: string): { readonly at: string; readonly id: string } {
  const [at = '', id, ...more] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (id === undefined || more.length > 0 || Number.isNaN(Date.parse(at))) {
    throw new Refusal(400, ODD_CURSOR)
  }
  return { at, id }
}
