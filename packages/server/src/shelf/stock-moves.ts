import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'

/** Why stock has changed: an order, a count, a delivery, a return, or that it is not counted any more. */
export type MoveReason = 'sold' | 'set' | 'added' | 'put back' | 'uncounted'

export interface StockMove {
  readonly productId: string
  readonly change: number
  readonly quantityAfter: number
  readonly reason: MoveReason
  readonly orderId?: string | undefined
  readonly actor?: string | undefined
  readonly at: Date
}

/** Writes down how stock has changed, in the transaction that changes it. */
export async function addMove(
  transaction: Transaction<OrderTables>,
  { productId, change, quantityAfter, reason, orderId, actor, at }: StockMove,
): Promise<void> {
  await transaction
    .insertInto('stock_moves')
    .values({
      id: randomUUID(),
      product_id: productId,
      change,
      quantity_after: quantityAfter,
      reason,
      order_id: orderId ?? null,
      actor: actor ?? null,
      at: at.toISOString(),
    })
    .execute()
}

/** How the stock of a product, or by an order, has changed, oldest first. */
export async function listMoves(
  database: Pick<OrderDatabase, 'selectFrom'>,
  of: { readonly productId: string } | { readonly orderId: string },
): Promise<readonly StockMove[]> {
  const [column, id] =
    'productId' in of
      ? (['product_id', of.productId] as const)
      : (['order_id', of.orderId] as const)
  const rows = await database
    .selectFrom('stock_moves')
    .selectAll()
    .where(column, '=', id)
    .orderBy('at')
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    change: row.change,
    quantityAfter: row.quantity_after,
    reason: row.reason,
    orderId: row.order_id ?? undefined,
    actor: row.actor ?? undefined,
    at: new Date(row.at),
  }))
}
