import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { ListedOrder } from '@millrun/commerce/desk/listed-order'
import type { PackingList } from '@millrun/commerce/desk/packing-list'
import { MOST_SLIPS } from '@millrun/commerce/desk/slips-query'
import { withAgreedDays } from '../../delays/agreed-days.ts'
import { STANDING } from '../../orders/order-status.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import { unsendable } from '../../shipments/unsendable.ts'
import { listedOrder, readOrders } from '../orders/list-orders.ts'
import { goneOf } from '../../shipments/gone-pieces.ts'

/** Orders of which something is to be sent, the oldest promise first; as many as slips are printed at once. */
export async function listToPack(books: OrderBooks): Promise<PackingList> {
  const { database } = books
  const waiting = database
    .selectFrom('orders')
    .where('status', 'in', STANDING)
    .where('fulfilment', 'in', ['open', 'part'])
  const { count } = await waiting
    .select((is) => is.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await waiting
    .select('id')
    // Orders of before 2026-11-23 have no promise, and are the oldest.
    .orderBy((is) => is.fn.coalesce('promised_to', is.val('')))
    .orderBy('created_at')
    .limit(MOST_SLIPS)
    .execute()
  const orders = await listed(
    books,
    rows.map(({ id }) => id),
  )
  return { today: newJerseyDay(books.now()), orders: [...orders], count: Number(count) }
}

async function listed(books: OrderBooks, ids: readonly string[]): Promise<readonly ListedOrder[]> {
  const orders = await readOrders(books.database, ids)
  const gone = await goneOf(books.database, orders)
  const shown: ListedOrder[] = []
  for (const order of orders) {
    if ((await unsendable(books.database, order)) !== undefined) continue
    shown.push(listedOrder(await withAgreedDays(books, order), gone.get(order.id)))
  }
  return shown.toSorted((one, other) =>
    (one.promisedTo ?? '') < (other.promisedTo ?? '') ? -1 : 1,
  )
}
