import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { lockStock } from './counted-stock.ts'
import {
  rowProblems,
  saidCount,
  type ShelfHand,
  type ShelfProblem,
  type ShelfResult,
  titled,
} from './shelf-change.ts'
import { addMove, type MoveReason } from './stock-moves.ts'

const MOST_PIECES = 1_000_000

/** What is counted or delivered of a product. */
export interface StockRow {
  readonly productId: string
  /** To `set`: what is there now, null to count it no more. To `add`: what has come, negative for what was lost. */
  readonly quantity: number | null
  /** What was there when this was prepared, null when it was not counted: if that has changed, it is refused. */
  readonly expected?: number | null
}

/** Changes stock, all or none. What is set or added to for the first time is counted from now on. */
export async function changeStock(
  transaction: Transaction<OrderTables>,
  mode: 'set' | 'add',
  rows: readonly StockRow[],
  hand: ShelfHand,
): Promise<ShelfResult> {
  const stock = await lockStock(
    transaction,
    rows.map(({ productId }) => productId),
  )
  const own = rows.flatMap((row) =>
    stockProblem(mode, row, stock.get(row.productId)?.quantity ?? null),
  )
  const problems = [...rowProblems(rows), ...own]
  if (problems.length > 0) return { ok: false, problems }
  const changes = []
  for (const { productId, quantity } of rows) {
    const from = stock.get(productId)?.quantity ?? null
    if (quantity === null) {
      await countNoMore(transaction, productId, from, hand)
      changes.push({ productId, from, to: null })
      continue
    }
    const to = await write(transaction, mode, { productId, quantity }, from, hand)
    changes.push({ productId, from, to })
  }
  return { ok: true, changes }
}

/** Below so many pieces a product is called low; 0 for never. Products that are not counted are refused. */
export async function setLowLevel(
  transaction: Transaction<OrderTables>,
  productId: string,
  level: number,
): Promise<ShelfProblem | undefined> {
  const [known] = rowProblems([{ productId }])
  if (known !== undefined) return known
  if (!isPieces(level)) return { productId, problem: countSentence(productId) }
  const { numUpdatedRows } = await transaction
    .updateTable('stock')
    .set({ low_level: level })
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) return undefined
  return {
    productId,
    problem: `${titled(productId)} is not counted yet; please set its stock first.`,
  }
}

/** What is wrong with a row while so many pieces are there, null for not counted. */
export function stockProblem(
  mode: 'set' | 'add',
  { productId, quantity, expected }: StockRow,
  there: number | null,
): readonly ShelfProblem[] {
  if (expected !== undefined && expected !== there) {
    const problem = `${titled(productId)} was ${saidCount(expected)} when this was prepared and is ${saidCount(there)} now; please look again.`
    return [{ productId, problem, differs: { expected, found: there } }]
  }
  if (quantity === null) {
    return mode === 'set' ? [] : [{ productId, problem: countSentence(productId) }]
  }
  const after = mode === 'add' ? (there ?? 0) + quantity : quantity
  if (!Number.isSafeInteger(quantity) || after > MOST_PIECES) {
    return [{ productId, problem: countSentence(productId) }]
  }
  if (after >= 0) return []
  const problem =
    mode === 'set'
      ? countSentence(productId)
      : `Of ${titled(productId)} ${there ?? 0} are there; ${-quantity} cannot be taken away.`
  return [{ productId, problem }]
}

function isPieces(count: number): boolean {
  return Number.isSafeInteger(count) && count >= 0 && count <= MOST_PIECES
}

function countSentence(productId: string): string {
  return `The count of ${titled(productId)} must be a whole number from 0 to 1,000,000.`
}

/** Between the look at a product that was not counted and now, somebody else may have counted it. */
async function write(
  transaction: Transaction<OrderTables>,
  mode: 'set' | 'add',
  { productId, quantity }: { readonly productId: string; readonly quantity: number },
  from: number | null,
  { actor, at }: ShelfHand,
): Promise<number> {
  const changed_at = at.toISOString()
  const { quantity: quantityAfter } = await transaction
    .insertInto('stock')
    .values({ product_id: productId, quantity, low_level: 0, changed_at })
    .onConflict((same) =>
      same.column('product_id').doUpdateSet((is) => {
        const after = mode === 'set' ? is.lit(quantity) : is('stock.quantity', '+', quantity)
        // Once pieces have come, they are not expected any more.
        const back_on = is
          .case()
          .when(after, '>', is.lit(0))
          .then(null)
          .else(is.ref('stock.back_on'))
        return { quantity: after, changed_at, back_on: back_on.end() }
      }),
    )
    .returning('quantity')
    .executeTakeFirstOrThrow()
  const reason: MoveReason = mode === 'set' ? 'set' : 'added'
  const change = mode === 'set' ? quantityAfter - (from ?? 0) : quantity
  await addMove(transaction, { productId, change, quantityAfter, reason, actor, at })
  return quantityAfter
}

async function countNoMore(
  transaction: Transaction<OrderTables>,
  productId: string,
  from: number | null,
  { actor, at }: ShelfHand,
): Promise<void> {
  if (from === null) return
  await transaction.deleteFrom('stock').where('product_id', '=', productId).execute()
  await transaction.deleteFrom('stock_holds').where('product_id', '=', productId).execute()
  const move = {
    productId,
    change: -from,
    quantityAfter: 0,
    reason: 'uncounted',
    actor,
    at,
  } as const
  await addMove(transaction, move)
}
