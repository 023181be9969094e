import { findProduct } from '@millrun/catalogue/catalogue'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import type { HistoryListener } from '../orders/order-history.ts'
import { stands } from '@millrun/commerce/desk/order-status'
import { STANDING } from '../orders/order-status.ts'
import type { Order } from '../orders/order.ts'
import { lockStock, piecesByProduct } from './counted-stock.ts'
import { heldByOthers, releaseHold } from './stock-holds.ts'
import { addMove } from './stock-moves.ts'
import { TooFewPieces } from './too-few-pieces.ts'

/**
 * Takes the pieces of an order off the shelf when it becomes a sale, paid or owed, for the first time. Throws `TooFewPieces` where what
 * others hold, or have bought, leaves too few; when somebody has accepted the order, it takes what there is.
 */
export const takeStock: HistoryListener = async (transaction, { before, order }) => {
  if (!stands(order.status) || (before !== undefined && stands(before.status))) return
  if (await stoodBefore(transaction, order)) return
  await takePieces(transaction, order, order.changedAt)
}

/** The event of now is among those that are counted. */
async function stoodBefore(transaction: Transaction<OrderTables>, order: Order): Promise<boolean> {
  const events = await transaction
    .selectFrom('order_events')
    .select('step')
    .where('order_id', '=', order.id)
    .where('status', 'in', STANDING)
    .limit(2)
    .execute()
  return events.length > 1
}

async function takePieces(
  transaction: Transaction<OrderTables>,
  order: Order,
  at: Date,
): Promise<void> {
  const wanted = piecesByProduct(order.lines)
  const stock = await lockStock(transaction, wanted.keys())
  if (stock.size === 0) return
  const held = await heldByOthers(transaction, order.id, [...stock.keys()], at)
  for (const [productId, { quantity: there }] of stock) {
    const quantity = wanted.get(productId) ?? 0
    const free = Math.max(0, there - (held.get(productId) ?? 0))
    if (quantity > free && order.accepted === undefined) throw tooFew(productId, free)
    await take(transaction, order, { productId, there, taken: Math.min(quantity, there), at })
  }
  await releaseHold(transaction, order.id)
}

interface Taking {
  readonly productId: string
  readonly there: number
  readonly taken: number
  readonly at: Date
}

async function take(
  transaction: Transaction<OrderTables>,
  { id: orderId }: Order,
  { productId, there, taken, at }: Taking,
): Promise<void> {
  const quantityAfter = there - taken
  await transaction
    .updateTable('stock')
    .set({ quantity: quantityAfter, changed_at: at.toISOString() })
    .where('product_id', '=', productId)
    .execute()
  const move = { productId, change: -taken, quantityAfter, reason: 'sold', orderId, at } as const
  await addMove(transaction, move)
}

function tooFew(productId: string, free: number): TooFewPieces {
  const title = findProduct(productId)?.title ?? productId
  return new TooFewPieces(`of ${title} only ${free} ${free === 1 ? 'is' : 'are'} left`)
}
