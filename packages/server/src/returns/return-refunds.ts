import { formatDollars } from '@millrun/commerce/dollars'
import type { Pieces } from '@millrun/commerce/desk/money/refund-wish'
import type { Transaction } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { findOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { fail, type Outcome } from '../outcome.ts'
import type { Refund } from '../refunds/refund-store.ts'
import type { RefundWish } from '../refunds/refund-wish.ts'
import { addReturnEvent } from './return-events.ts'
import { latestDeed } from './return-deed.ts'
import { awaitedPieces, duePieces } from './return-pieces.ts'
import { type KeptReturn, readReturn, returnsOf } from './return-store.ts'

type Reading = Pick<OrderDatabase, 'selectFrom'>

/** The refunds of an order that were given for a return, with whose they are. */
export async function returnRefunds(
  database: Reading,
  orderId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('return_refunds')
    .innerJoin('returns', 'returns.id', 'return_refunds.return_id')
    .select(['refund_id', 'return_id'])
    .where('order_id', '=', orderId)
    .execute()
  return new Map(rows.map((row) => [row.refund_id, row.return_id]))
}

/** How many pieces of each line id went back for a return; what failed does not count. */
export async function refundedPieces(
  database: Reading,
  { lines }: Pick<Order, 'lines'>,
  returnId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('return_refunds')
    .innerJoin('refunds', 'refunds.id', 'return_refunds.refund_id')
    .innerJoin('refund_lines', 'refund_lines.refund_id', 'refunds.id')
    .select(['line_number', 'quantity'])
    .where('return_id', '=', returnId)
    .where('refunds.status', '!=', 'failed')
    .execute()
  const pieces = new Map<string, number>()
  for (const { line_number: number, quantity } of rows) {
    const id = lines[number - 1]?.id ?? ''
    pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  }
  return pieces
}

/** What is still to go back for a return. */
export async function dueOf(
  database: Reading,
  order: Pick<Order, 'lines'>,
  kept: KeptReturn,
): Promise<readonly Pieces[]> {
  return duePieces(order, kept, await refundedPieces(database, order, kept.id))
}

/** Why pieces are not given back: their return does not have them to give, or they came back with one that has. */
export async function refuseByReturn(
  transaction: Transaction<OrderTables>,
  { order, returnId, lines = [], isRestocked = false }: RefundWish,
): Promise<Outcome | undefined> {
  if (returnId === undefined) {
    if (!isRestocked) return undefined
    const open = (await returnsOf(transaction, order.id)).find(({ status }) => status === 'due')
    if (open === undefined) return undefined
    return fail(
      `Pieces of order ${order.orderNumber} came back with return ${open.number}: please refund them there, so that no piece is put onto the shelf twice.`,
    )
  }
  const kept = await readReturn(transaction, returnId)
  const due = new Map(
    (await dueOf(transaction, order, kept)).map(({ id, quantity }) => [id, quantity]),
  )
  if (lines.every(({ id, quantity }) => quantity <= (due.get(id) ?? 0))) return undefined
  return fail(await latestDeed(transaction, kept))
}

/** Keeps for which return a refund is, with the beginning of the refund. */
export async function keepReturnRefund(
  transaction: Transaction<OrderTables>,
  { order, returnId, actor }: RefundWish,
  refund: Refund,
  at: Date,
): Promise<void> {
  if (returnId === undefined) return
  await transaction
    .insertInto('return_refunds')
    .values({ refund_id: refund.id, return_id: returnId })
    .execute()
  const kept = await readReturn(transaction, returnId)
  const note = refund.askedCents === undefined ? '' : formatDollars(refund.askedCents)
  await addReturnEvent(transaction, { order, kept, kind: 'refunded', note, actor, at })
  await keepStanding(transaction, order, kept)
}

/** A refund came to nothing: the return that it was for is open again. */
export async function missReturnRefund(
  transaction: Transaction<OrderTables>,
  { id, orderId }: Pick<Refund, 'id' | 'orderId'>,
  at: Date,
): Promise<void> {
  const returnId = (await returnRefunds(transaction, orderId)).get(id)
  if (returnId === undefined) return
  const order = await findOrder({ database: transaction }, { orderId })
  if (order === undefined) throw new Error('a return is of no order')
  const kept = await readReturn(transaction, returnId)
  await addReturnEvent(transaction, { order, kept, kind: 'refund failed', note: '', at })
  await keepStanding(transaction, order, kept)
}

/** Brings a return that is approved up to what was received and given back. */
export async function keepStanding(
  transaction: Transaction<OrderTables>,
  order: Pick<Order, 'lines'>,
  { id }: Pick<KeptReturn, 'id'>,
): Promise<void> {
  const kept = await readReturn(transaction, id)
  const isDue = (await dueOf(transaction, order, kept)).length > 0
  const status = isDue ? 'due' : awaitedPieces(kept) > 0 ? 'approved' : 'closed'
  await transaction.updateTable('returns').set({ status }).where('id', '=', id).execute()
}
