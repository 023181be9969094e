import { findProduct } from '@millrun/catalogue/catalogue'
import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import { outOfStock } from '@millrun/commerce/line-note'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { Refusal } from '../http/refusal.ts'
import type { FrozenLine } from '../orders/order.ts'
import { lockStock, piecesByProduct } from './counted-stock.ts'

/** So long the pieces of an order are kept for who is about to pay for them. */
const HOLD_MS = 15 * 60_000

interface HoldingOrder {
  readonly id: string
  readonly lines: readonly FrozenLine[]
}

/**
 * Holds the pieces of an order from now on; an order holds them once, however often it asks. Throws a `Refusal` that
 * names the line where too few are left.
 */
export async function holdPieces(
  transaction: Transaction<OrderTables>,
  { id: orderId, lines }: HoldingOrder,
  at: Date,
): Promise<void> {
  const wanted = piecesByProduct(lines)
  const stock = await lockStock(transaction, wanted.keys())
  if (stock.size === 0) return
  const held = await heldByOthers(transaction, orderId, [...stock.keys()], at)
  const until = new Date(at.getTime() + HOLD_MS).toISOString()
  for (const [productId, { quantity: there }] of stock) {
    const quantity = wanted.get(productId) ?? 0
    const free = Math.max(0, there - (held.get(productId) ?? 0))
    if (quantity > free) throw new Refusal(422, shortSentence(lines, productId, free))
    await transaction
      .insertInto('stock_holds')
      .values({ product_id: productId, order_id: orderId, quantity, until })
      .onConflict((same) =>
        same.columns(['product_id', 'order_id']).doUpdateSet({ quantity, until }),
      )
      .execute()
  }
}

/** Gives back what an order holds. */
export async function releaseHold(
  transaction: Transaction<OrderTables>,
  orderId: string,
): Promise<void> {
  await transaction.deleteFrom('stock_holds').where('order_id', '=', orderId).execute()
}

/** How many pieces of these products other orders hold, by product id. What nobody holds any more is cleared away. */
export async function heldByOthers(
  transaction: Transaction<OrderTables>,
  orderId: string,
  productIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  await transaction
    .deleteFrom('stock_holds')
    .where('product_id', 'in', productIds)
    .where('until', '<=', at.toISOString())
    .execute()
  const rows = await transaction
    .selectFrom('stock_holds')
    .select((is) => ['product_id as id', is.fn.sum<number | string>('quantity').as('held')])
    .where('product_id', 'in', productIds)
    .where('order_id', '!=', orderId)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ id, held }) => [id, Number(held)]))
}

function shortSentence(lines: readonly FrozenLine[], productId: string, free: number): string {
  const title = titleOf(lines, productId)
  return free === 0
    ? outOfStock(title)
    : `Only ${free} of ${title} ${free === 1 ? 'is' : 'are'} left; please change the quantity.`
}

/** The line's, or that of the product where several lines take of it. */
function titleOf(lines: readonly FrozenLine[], productId: string): string {
  const [line, ...others] = lines.filter(({ id }) => productIdOf(id) === productId)
  const product = findProduct(productId)?.title ?? productId
  return others.length > 0 ? product : (line?.title ?? product)
}
