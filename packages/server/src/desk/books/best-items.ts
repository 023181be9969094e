import type { ShopNumbers } from '@millrun/commerce/desk/books/shop-numbers'
import { dayPlus } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount } from '@millrun/commerce/dollars'
import { sql } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import { SOLD } from '../../orders/order-status.ts'
import { daySpan, type Span } from '../../tax/month-span.ts'
import { SOLD_AT } from '../../tax/sold-at.ts'

const MOST = 10

interface SoldItem {
  readonly item: string
  readonly title: string
  readonly pieces: number
  readonly cents: number
}

/** What sold best from one day to another, by money; each look of a product is counted by itself. */
export async function bestItems(
  database: OrderDatabase,
  first: string,
  last: string,
): Promise<ShopNumbers['items']> {
  const sold = new Map<string, SoldItem>()
  // A day at a time: buyers are served in between.
  for (let day = first; day <= last; day = dayPlus(day, 1)) {
    for (const { pieces, cents, ...row } of await soldIn(database, daySpan(day))) {
      const key = `${row.item} ${row.title}`
      const before = sold.get(key)
      sold.set(key, {
        ...row,
        pieces: (before?.pieces ?? 0) + Number(pieces),
        cents: (before?.cents ?? 0) + Number(cents),
      })
    }
  }
  return [...sold.values()]
    .toSorted((one, other) => other.cents - one.cents || one.item.localeCompare(other.item))
    .slice(0, MOST)
    .map(({ cents, ...row }) => ({ ...row, sales: centsToAmount(cents) }))
}

function soldIn(database: OrderDatabase, { from, before }: Span) {
  return database
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((is) => [
      'item',
      'title',
      is.fn.sum<number | string>('quantity').as('pieces'),
      sql<number | string>`sum(quantity * unit_price_cents)`.as('cents'),
    ])
    .where('status', 'in', SOLD)
    .where(SOLD_AT, '>=', from)
    .where(SOLD_AT, '<', before)
    .groupBy(['item', 'title'])
    .execute()
}
