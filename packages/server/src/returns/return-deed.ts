import type { ReturnEventKind } from '@millrun/commerce/returns/return-words'
import { orderDate } from '@millrun/commerce/order-date'
import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { findOrder } from '../orders/find-order.ts'
import { holdRow } from '../orders/note-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { fail, type Outcome } from '../outcome.ts'
import { type ReturnEvent, returnHistory } from './return-events.ts'
import { type KeptReturn, readReturn } from './return-store.ts'

/** A return with its order, as both are until the end of the transaction. */
interface HeldReturn {
  readonly transaction: Transaction<OrderTables>
  readonly order: Order
  readonly kept: KeptReturn
  readonly at: Date
}

/**
 * Does something about a return that nobody else changes meanwhile. `seen` is how many things had happened to it when it
 * was looked at: whoever comes second is told who was faster, and nothing is done.
 */
export function deedOnReturn(
  { database, now }: OrderBooks,
  { id, orderId }: KeptReturn,
  seen: number | undefined,
  deed: (held: HeldReturn) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    await holdRow(transaction, orderId)
    const order = await findOrder({ database: transaction }, { orderId })
    if (order === undefined) throw new Error('a return is of no order')
    const kept = await readReturn(transaction, id)
    const newer = await newerThan(transaction, kept, seen)
    if (newer !== undefined) return fail(newer)
    return deed({ transaction, order, kept, at: now() })
  })
}

/** What has happened since somebody looked at a return, in a sentence; undefined for nothing. */
export async function newerThan(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { id, number }: Pick<KeptReturn, 'id' | 'number'>,
  seen: number | undefined,
): Promise<string | undefined> {
  const event = seen === undefined ? undefined : (await returnHistory(database, id))[seen]
  return event && `${doneBy(number, event)} Please look at it again.`
}

/** Who did what to a return last. */
export async function latestDeed(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { id, number }: Pick<KeptReturn, 'id' | 'number'>,
): Promise<string> {
  const last = (await returnHistory(database, id)).at(-1)
  if (last === undefined) throw new Error(`the return ${number} has no history`)
  return `${doneBy(number, last)} There is nothing more to be done of this.`
}

const DONE: Readonly<Record<ReturnEventKind, string>> = {
  asked: 'asked for',
  approved: 'approved',
  kept: 'approved without its pieces coming back',
  refused: 'refused',
  received: 'received pieces of',
  refunded: 'refunded',
  'refund failed': 'could not refund',
  closed: 'closed',
}

/** Who did something about a return: an e-mail of staff, the buyer, or PayPal. */
export function whoDid({ actor, kind }: Pick<ReturnEvent, 'actor' | 'kind'>): string {
  return actor ?? (kind === 'asked' ? 'The buyer' : 'PayPal')
}

function doneBy(number: string, event: ReturnEvent): string {
  const { kind, at } = event
  return `${whoDid(event)} ${DONE[kind]} return ${number} on ${orderDate(new Date(at))}.`
}
