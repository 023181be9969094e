import type { OrderQuery } from '@millrun/commerce/desk/order-query'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { Order } from '../../orders/order.ts'
import { filteredOrders, newestFirst, withBounds } from './filtered-orders.ts'
import { readOrders } from './list-orders.ts'
import { searchTerms } from './search-terms.ts'
import { searchedOrders } from './searched-orders.ts'

/** So many are read at once: others come in between. */
const PART = 100
/** Counted up to here: nobody reads more, and buyers wait meanwhile. What has words is found more slowly. */
export const MOST_COUNTED = { filtered: 10_000, searched: 100 }

/** A place in the index, and whose it is. */
export interface FoundOrder {
  readonly seq: number
  readonly orderId: string
}

/** Where in the list of found orders to begin, behind the place that was seen last, and how many to give. */
interface Place {
  readonly before?: number | undefined
  readonly limit: number
}

/** The next orders that a query means, the newest first. */
export async function findOrders(
  database: OrderDatabase,
  query: OrderQuery,
  { before, limit }: Place,
): Promise<readonly FoundOrder[]> {
  const bounded = await withBounds(database, query, before)
  const terms = searchTerms(query.search ?? '')
  const found =
    terms === undefined
      ? await newestFirst(database, bounded)
      : await searchedOrders(database, bounded, terms)
  const rows = await found.limit(limit).execute()
  return rows.map(({ seq, order_id: orderId }) => ({ seq, orderId }))
}

/** How many orders a query means, `MOST_COUNTED` at most, and whether there are more. */
export async function countOrders(
  database: OrderDatabase,
  query: OrderQuery,
): Promise<{ readonly count: number; readonly isMore: boolean }> {
  const bounded = await withBounds(database, query, undefined)
  const terms = searchTerms(query.search ?? '')
  const most = terms === undefined ? MOST_COUNTED.filtered : MOST_COUNTED.searched
  const found =
    terms === undefined
      ? filteredOrders(database, bounded)
      : await searchedOrders(database, bounded, terms)
  const { all } = await database
    .selectFrom(found.limit(most + 1).as('found'))
    .select((is) => is.fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(Number(all), most), isMore: Number(all) > most }
}

/** All orders that a query means, part by part: what is written meanwhile is not waited for. */
export async function* eachFound(
  database: OrderDatabase,
  query: OrderQuery,
): AsyncGenerator<readonly string[]> {
  let before: number | undefined
  for (;;) {
    const part = await findOrders(database, query, { before, limit: PART })
    if (part.length > 0) yield part.map(({ orderId }) => orderId)
    if (part.length < PART) return
    before = part.at(-1)?.seq
  }
}

/** All orders that a query means, for whoever looks at all of them at once: newest first. */
export async function everyFound(
  database: OrderDatabase,
  query: OrderQuery,
): Promise<readonly Order[]> {
  const orders: Order[] = []
  for await (const ids of eachFound(database, query)) {
    orders.push(...(await readOrders(database, ids)))
  }
  return orders
}
