import { sql } from 'kysely'
import { frozenLines, linesIn } from './memory/order-lines.ts'
import type { OrderBooks } from './order-books.ts'
import { orderOf } from './order-row.ts'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import type { Order } from './order.ts'

const COLUMNS = [
  ['orderId', 'id'],
  ['orderNumber', 'order_number'],
  ['payPalOrderId', 'paypal_order_id'],
  ['captureId', 'capture_id'],
  ['pageToken', 'page_token'],
  ['cartKey', 'cart_key'],
] as const

/** By what an order may be named; one that fits is enough. */
export type OrderNames = {
  readonly [name in (typeof COLUMNS)[number][0]]?: string | undefined
}

/** The order that is named so; undefined when there is none. */
export async function findOrder(
  { database }: Pick<OrderBooks, 'database'>,
  names: OrderNames,
): Promise<Order | undefined> {
  const row = await database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(database))
    .where((is) => {
      const known = COLUMNS.filter(([name]) => names[name] !== undefined)
      return is.or(known.map(([name, column]) => is(column, '=', names[name] ?? '')))
    })
    .executeTakeFirst()
  return row === undefined ? undefined : orderOf(row, linesIn(row))
}

/** An order that is there, as it is now. */
export async function readOrder({ database }: OrderBooks, id: string): Promise<Order> {
  const row = await database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(database))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return orderOf(row, linesIn(row))
}

/** Whether any order is in this state. */
export async function hasOrderIn(
  { database }: Pick<OrderBooks, 'database'>,
  status: OrderStatus,
): Promise<boolean> {
  const query = database.selectFrom('orders').select('id').where('status', '=', status)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Which orders are meant; `from` is included, `before` is not. */
export interface OrderFilter {
  readonly statuses?: readonly OrderStatus[] | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
  /** Of the buyer, in lower case. */
  readonly address?: string | undefined
}

/** All orders, or those of some states and days: newest first. */
export async function listOrders(
  { database }: OrderBooks,
  { statuses, from, before, address }: OrderFilter = {},
): Promise<readonly Order[]> {
  const rows = await database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(database))
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', isoTime(from)))
    .$if(before !== undefined, (query) => query.where('created_at', '<', isoTime(before)))
    .$if(address !== undefined, (query) => query.where(sql`lower(email)`, '=', address ?? ''))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => orderOf(row, linesIn(row)))
}

function isoTime(date: Date | undefined): string {
  return date?.toISOString() ?? ''
}
