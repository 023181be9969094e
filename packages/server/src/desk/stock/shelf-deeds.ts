import { findProduct } from '@millrun/catalogue/catalogue'
import { centsToAmount } from '@millrun/commerce/dollars'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../../database/order-tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { changePrices, dropScheduled, type PriceRow } from '../../shelf/change-prices.ts'
import { changeStock, setLowLevel, type StockRow } from '../../shelf/change-stock.ts'
import { listShelf } from '../../shelf/list-shelf.ts'
import type { ShelfResult } from '../../shelf/shelf-change.ts'
import { type Actor, keepAction } from '../staff-actions.ts'

/** Who of the shop's people changes the shelf, and when. */
export interface DeskHand {
  readonly actor: Actor
  readonly at: Date
}

/** Changes prices, now or from a moment on, and writes down who did it: all rows or none. */
export async function putPrices(
  transaction: Transaction<OrderTables>,
  rows: readonly PriceRow[],
  { actor, at, from }: DeskHand & { readonly from?: Date | undefined },
): Promise<ShelfResult> {
  const when = from === undefined ? { at } : { at, from }
  const result = await changePrices(transaction, rows, { actor: actor.email, ...when })
  if (!result.ok) return result
  for (const change of result.changes) {
    await keepAction(transaction, {
      actor,
      at,
      deed: from === undefined ? 'price changed' : 'price scheduled',
      subject: itemOf(change.productId),
      before: { price: centsToAmount(change.from ?? 0) },
      after: {
        price: centsToAmount(change.to ?? 0),
        ...(from !== undefined && { from: newJerseyDay(from) }),
      },
    })
  }
  return result
}

/** Sets or adds stock, and writes down who did it: all rows or none. */
export async function putStock(
  transaction: Transaction<OrderTables>,
  { mode, rows }: { readonly mode: 'set' | 'add'; readonly rows: readonly StockRow[] },
  { actor, at }: DeskHand,
): Promise<ShelfResult> {
  const result = await changeStock(transaction, mode, rows, { actor: actor.email, at })
  if (!result.ok) return result
  for (const { productId, from, to } of result.changes) {
    await keepAction(transaction, {
      actor,
      at,
      deed: mode === 'set' ? 'stock set' : 'stock added',
      subject: itemOf(productId),
      before: { quantity: from },
      after: { quantity: to },
    })
  }
  return result
}

/** Says below how many pieces a product is low. Throws a `Refusal` for what is not counted. */
export async function putLowLevel(
  transaction: Transaction<OrderTables>,
  { productId, level }: { readonly productId: string; readonly level: number },
  { actor, at }: DeskHand,
): Promise<void> {
  const row = await transaction
    .selectFrom('stock')
    .select('low_level')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  const fault = await setLowLevel(transaction, productId, level)
  if (fault !== undefined) throw new Refusal(409, fault.problem)
  await keepAction(transaction, {
    actor,
    at,
    deed: 'low level set',
    subject: itemOf(productId),
    before: { level: row?.low_level ?? null },
    after: { level },
  })
}

/** Takes back the prices of a product that are scheduled; how many there were. */
export async function takeBackScheduled(
  transaction: Transaction<OrderTables>,
  productId: string,
  { actor, at }: DeskHand,
): Promise<number> {
  const shelf = await listShelf(transaction, at)
  const next = shelf.find((entry) => entry.productId === productId)?.scheduled
  const count = await dropScheduled(transaction, [productId], at)
  if (count === 0) return 0
  const before = next && { price: centsToAmount(next.cents), from: newJerseyDay(next.from) }
  const deed = 'scheduled price taken back'
  await keepAction(transaction, { actor, at, deed, subject: itemOf(productId), before })
  return count
}

function itemOf(productId: string): string {
  return findProduct(productId)?.itemNumber ?? productId
}
