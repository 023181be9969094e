import type { Selectable } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { DelaysTable } from '../database/order-tables.ts'
import { readOrder } from '../orders/find-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { delayTerms, type AskedDelay } from './delay-terms.ts'

/** A new day that a buyer was asked to agree to. */
export interface Delay {
  readonly id: string
  /** From 1 within its order. */
  readonly number: number
  /** What the addresses in its mail end with. */
  readonly token: string
  /** The new last day, in New Jersey. */
  readonly newDay: string
  readonly reason: string
  readonly askedAt: Date
  readonly answer: 'wait' | 'cancel' | undefined
  readonly answeredAt: Date | undefined
}

/** What one order's buyer was asked, oldest first. */
export async function listDelays(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orderId: string,
): Promise<readonly Delay[]> {
  const rows = await database
    .selectFrom('delays')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  return rows.map(delayOf)
}

/** A delay with its order and its terms. */
export interface FoundDelay {
  readonly order: Order
  readonly delay: AskedDelay
}

/** The delay behind the address in its mail; undefined when there is none. */
export async function findDelay(books: OrderBooks, token: string): Promise<FoundDelay | undefined> {
  const row = await books.database
    .selectFrom('delays')
    .select(['order_id', 'number'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return readDelay(books, await readOrder(books, row.order_id), row.number)
}

/** One of the delays of an order. */
export async function readDelay(
  books: OrderBooks,
  order: Order,
  number: number,
): Promise<FoundDelay | undefined> {
  const delay = (await askedOf(books, order)).find((one) => one.number === number)
  return delay && { order, delay }
}

/** The last that the buyer of an order was asked; undefined for one who never was. */
export async function latestDelay(
  books: OrderBooks,
  order: Order,
): Promise<FoundDelay | undefined> {
  const delay = (await askedOf(books, order)).at(-1)
  return delay && { order, delay }
}

async function askedOf({ database }: OrderBooks, { id, window }: Order) {
  return delayTerms(window?.to ?? '', await listDelays(database, id)).asked
}

function delayOf(row: Selectable<DelaysTable>): Delay {
  return {
    id: row.id,
    number: row.number,
    token: row.token,
    newDay: row.promised_to,
    reason: row.reason,
    askedAt: new Date(row.asked_at),
    answer: row.answer ?? undefined,
    answeredAt: row.answered_at === null ? undefined : new Date(row.answered_at),
  }
}
