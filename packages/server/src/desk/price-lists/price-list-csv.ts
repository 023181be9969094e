import { findProduct } from '@millrun/catalogue/catalogue'
import { DESCRIPTORS } from '@millrun/catalogue/families/families'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import { stringify } from 'csv-stringify/sync'
import type { PriceList } from '../../trade/price-lists.ts'

/** In a file a list is a name with rows; one without rows has a row of its name alone. */
export const LIST_COLUMNS = {
  required: ['list'],
  optional: ['item', 'family', 'min', 'price', 'percent'],
} as const

/** Lists as the file that sets them so. */
export function priceListCsv(lists: readonly Pick<PriceList, 'name' | 'rows'>[]): string {
  const rows = lists.flatMap(({ name, rows: own }) =>
    own.length === 0 ? [[name, '', '', '', '', '']] : own.map((row) => [name, ...valuesOf(row)]),
  )
  return stringify([[...LIST_COLUMNS.required, ...LIST_COLUMNS.optional], ...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  })
}

function valuesOf({ target, min, price }: PriceRow): readonly string[] {
  return [
    'product' in target ? (findProduct(target.product)?.itemNumber ?? target.product) : '',
    'family' in target ? DESCRIPTORS[target.family].name : '',
    String(min),
    'cents' in price ? centsToAmount(price.cents) : '',
    'percent' in price ? String(price.percent) : '',
  ]
}
