import { catalogue, findProduct } from '@millrun/catalogue/catalogue'
import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import type { Product } from '@millrun/catalogue/product'
import { backDay } from '@millrun/commerce/back-day'
import { sql } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import { shelved, type ShelfRow } from './shelf-row.ts'

type Reader = Pick<OrderDatabase, 'selectFrom'>

/** The catalogue with the prices and the stock of this moment, for the products of some lines. */
export async function todaysProducts(
  database: Reader,
  lineIds: readonly string[],
  at: Date,
): Promise<(productId: string) => Product | undefined> {
  const rows = await readShelf(database, at, [...new Set(lineIds.map(productIdOf))])
  return (productId) => {
    const product = findProduct(productId)
    return product && shelved(product, rows.get(productId))
  }
}

/** Everything we sell, with the prices and the stock of this moment. */
export async function everyProductToday(database: Reader, at: Date): Promise<readonly Product[]> {
  const rows = await readShelf(database, at)
  return catalogue.map((product) => shelved(product, rows.get(product.id)))
}

/** What holds at this moment, by product id: of these products, or of all. */
export async function readShelf(
  database: Reader,
  at: Date,
  productIds?: readonly string[],
): Promise<ReadonlyMap<string, ShelfRow>> {
  if (productIds?.length === 0) return new Map()
  const [prices, stock] = await Promise.all([
    pricesAt(database, at, productIds),
    stockOf(database, productIds),
  ])
  const rows = new Map<string, ShelfRow>()
  for (const { id, cents } of prices) rows.set(id, { priceCents: cents })
  for (const { id, quantity, back_on } of stock) {
    const backOn = backDay(back_on, at)
    rows.set(id, { ...rows.get(id), quantity, ...(backOn !== undefined && { backOn }) })
  }
  return rows
}

/** Of each product the price that has begun last. */
function pricesAt(database: Reader, at: Date, productIds?: readonly string[]) {
  return database
    .selectFrom('shelf_prices as price')
    .select(['price.product_id as id', 'price.cents'])
    .where('price.dropped_at', 'is', null)
    .where('price.from_at', '=', (newer) =>
      newer
        .selectFrom('shelf_prices as other')
        .select(sql<string>`max(other.from_at)`.as('latest'))
        .whereRef('other.product_id', '=', 'price.product_id')
        .where('other.dropped_at', 'is', null)
        .where('other.from_at', '<=', at.toISOString()),
    )
    .$if(productIds !== undefined, (query) => query.where('product_id', 'in', productIds ?? []))
    .execute()
}

function stockOf(database: Reader, productIds?: readonly string[]) {
  return database
    .selectFrom('stock')
    .select(['product_id as id', 'quantity', 'back_on'])
    .$if(productIds !== undefined, (query) => query.where('product_id', 'in', productIds ?? []))
    .execute()
}
