import { findProduct } from '@millrun/catalogue/catalogue'
import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import type { Product } from '@millrun/catalogue/product'
import type { OrderDatabase } from '../database/order-database.ts'
import type { Order } from '../orders/order.ts'
import { cancelledOf } from '../refunds/cancelled-pieces.ts'

/** The products of an order that its buyer has got and that we still sell, each once, as they stood in the cart. */
export async function rateableProducts(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { id, lines }: Pick<Order, 'id' | 'lines'>,
): Promise<readonly Product[]> {
  const cancelled = (await cancelledOf(database, [id])).get(id)
  const got = lines.filter(({ quantity }, index) => quantity > (cancelled?.get(index + 1) ?? 0))
  const products = got.flatMap((line) => findProduct(productIdOf(line.id)) ?? [])
  return [...new Set(products)]
}
