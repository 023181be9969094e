import { sql } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import { orderOf } from './order-row.ts'
import type { OrderStatus } from './order-status.ts'
import type { Order } from './order.ts'

/** By what an order may be named; one of them is enough. */
export interface Mentioned {
  readonly payPalOrderId: string | undefined
  readonly captureId: string | undefined
  readonly orderId: string | undefined
}

/** Which orders are meant; `from` is included, `before` is not. */
export interface OrderFilter {
  readonly statuses?: readonly OrderStatus[] | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

/** Finds orders and what happened to them; changes nothing. */
export function orderShelf(database: OrderDatabase) {
  /** The order that PayPal's news are about. */
  async function findMentioned(mentioned: Mentioned): Promise<Order | undefined> {
    const { payPalOrderId, captureId, orderId } = mentioned
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where((is) =>
        is.or([
          is('paypal_order_id', '=', payPalOrderId ?? null),
          is('capture_id', '=', captureId ?? null),
          is('id', '=', orderId ?? ''),
        ]),
      )
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  async function findByPayPalOrder(payPalOrderId: string): Promise<Order | undefined> {
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where('paypal_order_id', '=', payPalOrderId)
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  async function findByPageToken(pageToken: string): Promise<Order | undefined> {
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where('page_token', '=', pageToken)
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  async function findByNumber(orderNumber: string): Promise<Order | undefined> {
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  async function read(id: string): Promise<Order> {
    const query = database.selectFrom('orders').selectAll().where('id', '=', id)
    return orderOf(await query.executeTakeFirstOrThrow())
  }

  /** All orders, or those of some states and days: newest first. */
  async function list({ statuses, from, before }: OrderFilter = {}): Promise<readonly Order[]> {
    const rows = await database
      .selectFrom('orders')
      .selectAll()
      .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
      .$if(from !== undefined, (query) => query.where('created_at', '>=', isoTime(from)))
      .$if(before !== undefined, (query) => query.where('created_at', '<', isoTime(before)))
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map(orderOf)
  }

  /** What happened to an order, oldest first. */
  function history(orderId: string) {
    return database
      .selectFrom('order_events')
      .select(['step', 'at', 'status', 'note'])
      .where('order_id', '=', orderId)
      .orderBy('step')
      .execute()
  }

  /** How many orders somebody has to look at; throws when the database does not answer. */
  async function countNeedsReview(): Promise<number> {
    const { count } = await database
      .selectFrom('orders')
      .select(sql<number>`count(*)`.as('count'))
      .where('status', '=', 'needs_review')
      .executeTakeFirstOrThrow()
    return count
  }

  /** How many payments PayPal has refused to buyers of a network, for orders placed since then. */
  async function countDeclines(buyerKey: string, since: Date): Promise<number> {
    const { count } = await database
      .selectFrom('orders')
      .select(sql<number | string | null>`sum(capture_attempt - 1)`.as('count'))
      .where('buyer_key', '=', buyerKey)
      .where('created_at', '>=', since.toISOString())
      .executeTakeFirstOrThrow()
    return Number(count ?? 0)
  }

  return {
    findMentioned,
    findByPayPalOrder,
    findByPageToken,
    findByNumber,
    read,
    list,
    history,
    countNeedsReview,
    countDeclines,
  }
}

function isoTime(date: Date | undefined): string {
  return date?.toISOString() ?? ''
}
