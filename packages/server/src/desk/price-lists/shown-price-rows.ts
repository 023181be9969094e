import { findProduct } from '@millrun/catalogue/catalogue'
import { DESCRIPTORS } from '@millrun/catalogue/families/families'
import type { ShownPriceRow } from '@millrun/commerce/desk/price-lists'
import { centsToAmount } from '@millrun/commerce/dollars'
import { statedCents, type PriceRow } from '@millrun/commerce/trade/price-row'
import { chargedCents } from '@millrun/commerce/trade/trade-product'
import type { OrderDatabase } from '../../database/order-database.ts'
import { todaysProducts } from '../../shelf/read-shelf.ts'

/** Rows of a list with what they are beside everybody's prices of today. */
export async function shownPriceRows(
  database: Pick<OrderDatabase, 'selectFrom'>,
  rows: readonly PriceRow[],
  at: Date,
): Promise<ShownPriceRow[]> {
  const named = rows.flatMap(({ target }) => ('product' in target ? [target.product] : []))
  const findToday = await todaysProducts(database, named, at)
  return rows.map((row) => {
    const { target, min } = row
    const shown = { min, price: shownPrice(row) }
    if ('family' in target) {
      return { item: null, title: DESCRIPTORS[target.family].name, ...shown, today: null }
    }
    const product = findProduct(target.product)
    const everybodys = findToday(target.product)?.priceCents
    return {
      item: product?.itemNumber ?? target.product,
      title: product?.title ?? '',
      ...shown,
      today: everybodys === undefined ? null : besideToday(row, everybodys),
    }
  })
}

function shownPrice({ price }: PriceRow): ShownPriceRow['price'] {
  return 'cents' in price ? { amount: centsToAmount(price.cents) } : { percent: price.percent }
}

function besideToday(row: PriceRow, everybodys: number): NonNullable<ShownPriceRow['today']> {
  const charged = chargedCents(row, everybodys)
  const stated = statedCents(row, everybodys)
  return {
    everybodys: centsToAmount(everybodys),
    charged: centsToAmount(charged),
    limit: charged === stated ? 'row' : charged < stated ? 'everybodys' : 'least',
  }
}
