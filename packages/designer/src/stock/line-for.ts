import { type Line, lineOf } from '@millrun/catalogue/line-id'
import type { StockItem } from '@millrun/catalogue/product'
import { choicesFor, type Wished } from './choices-for.ts'

/** A product as it is ordered for a stair: in its wood, finish, size and hand, with the catalogue's id and price. */
export function lineFor(product: StockItem, wished: Wished): Line<StockItem> {
  return lineOf(product, choicesFor(product, wished))
}
