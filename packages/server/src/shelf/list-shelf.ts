import { catalogue } from '@millrun/catalogue/catalogue'
import type { SoldState } from '@millrun/commerce/desk/shelf'
import type { OrderDatabase } from '../database/order-database.ts'
import { readShelf } from './read-shelf.ts'
import { shelved } from './shelf-row.ts'

/** A product as the desk sees it. */
export interface ShelfEntry {
  readonly productId: string
  readonly item: string
  readonly title: string
  readonly priceCents: number
  /** The price that is scheduled next, and from when on it holds. */
  readonly scheduled: { readonly cents: number; readonly from: Date } | undefined
  /** Pieces that are there, those held included; undefined while they are not counted. */
  readonly quantity: number | undefined
  /** Below it a product is low; undefined while it is not counted. */
  readonly lowLevel: number | undefined
  /** The day on which it is expected back, also when that has passed. */
  readonly backOn: string | undefined
  /** Pieces kept for orders that are being paid. */
  readonly held: number
  readonly state: SoldState
}

/** Everything we sell, in the order of the catalogue, with its price and stock of now. */
export async function listShelf(
  database: Pick<OrderDatabase, 'selectFrom'>,
  at: Date,
): Promise<readonly ShelfEntry[]> {
  const [rows, scheduled, counted, held] = await Promise.all([
    readShelf(database, at),
    nextPrices(database, at),
    countedRows(database),
    heldNow(database, at),
  ])
  return catalogue.map((product) => {
    const { id, itemNumber, title, priceCents, inStock } = shelved(product, rows.get(product.id))
    const { quantity } = rows.get(id) ?? {}
    const { low_level: lowLevel, back_on } = counted.get(id) ?? {}
    const isLow = quantity !== undefined && quantity < (lowLevel ?? 0)
    return {
      productId: id,
      item: itemNumber,
      title,
      priceCents,
      scheduled: scheduled.get(id),
      quantity,
      lowLevel,
      backOn: back_on ?? undefined,
      held: held.get(id) ?? 0,
      state: inStock ? (isLow ? 'low' : 'in stock') : 'out',
    }
  })
}

async function nextPrices(database: Pick<OrderDatabase, 'selectFrom'>, at: Date) {
  const rows = await database
    .selectFrom('shelf_prices')
    .select(['product_id as id', 'cents', 'from_at'])
    .where('dropped_at', 'is', null)
    .where('from_at', '>', at.toISOString())
    .orderBy('from_at', 'desc')
    .execute()
  return new Map(rows.map(({ id, cents, from_at }) => [id, { cents, from: new Date(from_at) }]))
}

async function countedRows(database: Pick<OrderDatabase, 'selectFrom'>) {
  const rows = await database
    .selectFrom('stock')
    .select(['product_id', 'low_level', 'back_on'])
    .execute()
  return new Map(rows.map((row) => [row.product_id, row]))
}

async function heldNow(database: Pick<OrderDatabase, 'selectFrom'>, at: Date) {
  const rows = await database
    .selectFrom('stock_holds')
    .select((is) => ['product_id as id', is.fn.sum<number | string>('quantity').as('held')])
    .where('until', '>', at.toISOString())
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ id, held }) => [id, Number(held)]))
}
