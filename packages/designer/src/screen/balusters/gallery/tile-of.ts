import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import type { StockItem } from '@millrun/catalogue/product'
import { formatDollars } from '@millrun/commerce/dollars'
import type { Design } from '@millrun/stair/design/design'
import { lineFor } from '@millrun/stair/stock/line-for'
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
