import { chosenPicture } from '@millrun/catalogue/chosen-picture'
import type { StockItem } from '@millrun/catalogue/product'
import { formatDollars } from '@millrun/commerce/dollars'
import type { Design } from '../../design/design.ts'
import { lineFor } from '../../stock/line-for.ts'
import type { Tile } from './pick-tile.tsx'

/** A product as it would be ordered for this stair: its picture and the price of one. */
export function tileOf(product: StockItem, design: Design): Tile & { readonly price: string } {
  const { choices, unitPriceCents } = lineFor(product, design)
  return {
    id: product.id,
    title: product.title,
    src: chosenPicture(product, choices),
    price: formatDollars(unitPriceCents),
  }
}
