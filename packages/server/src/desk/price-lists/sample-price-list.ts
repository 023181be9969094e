import { catalogue } from '@millrun/catalogue/catalogue'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import type { OrderDatabase } from '../../database/order-database.ts'
import { listShelf } from '../../shelf/list-shelf.ts'
import type { PriceList } from '../../trade/price-lists.ts'

/** For whoever has no list yet: each kind of row, and right as things cost today, so that it can be sent back as it is. */
export async function samplePriceList(
  database: Pick<OrderDatabase, 'selectFrom'>,
  at: Date,
): Promise<Pick<PriceList, 'name' | 'rows'>> {
  const first = (await listShelf(database, at)).slice(0, 1)
  const ofProduct = first.flatMap(({ productId, priceCents }): PriceRow[] => {
    const target = { product: productId }
    return [
      { target, min: 1, price: { cents: Math.ceil(priceCents * 0.9) } },
      { target, min: 24, price: { cents: Math.ceil(priceCents * 0.8) } },
    ]
  })
  const families = new Set(catalogue.map(({ family }) => family))
  const ofFamilies = [...families].slice(1, 3).flatMap((family): PriceRow[] => [
    { target: { family }, min: 1, price: { percent: 95 } },
    { target: { family }, min: 40, price: { percent: 90 } },
  ])
  return { name: 'Sample', rows: [...ofProduct, ...ofFamilies] }
}
