import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import { PostgresAdapter, type Selectable, type Transaction } from 'kysely'
import type { OrderTables, StockTable } from '../database/order-tables.ts'

/** What is bought or given back of a line. */
export interface Pieces {
  readonly id: string
  readonly quantity: number
}

/** How many pieces of each product some lines take: whatever their choices, they lie on one shelf. */
export function piecesByProduct(lines: readonly Pieces[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { id, quantity } of lines) {
    const productId = productIdOf(id)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return pieces
}

/** The stock of those of these products that are counted; until the end of the transaction nobody else changes it. */
export async function lockStock(
  transaction: Transaction<OrderTables>,
  productIds: Iterable<string>,
): Promise<ReadonlyMap<string, Selectable<StockTable>>> {
  const ids = [...productIds]
  if (ids.length === 0) return new Map()
  const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter
  const rows = await transaction
    .selectFrom('stock')
    .selectAll()
    .where('product_id', 'in', ids)
    // Everybody locks in the same order, so that no two wait for each other. SQLite has one writer at a time.
    .orderBy('product_id')
    .$if(isPostgres, (query) => query.forUpdate())
    .execute()
  return new Map(rows.map((row) => [row.product_id, row]))
}
