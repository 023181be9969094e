import type { Product } from '@millrun/catalogue/product'
import { typedCount } from '@millrun/commerce/desk/typed-amounts'
import { isOrderQuantity, MAX_QUANTITY } from '@millrun/commerce/limits/order-limits'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import type { CsvRow } from '../read-csv.ts'
import { listNameProblem } from './list-name-problem.ts'
import { rowPrice } from './row-price.ts'
import { rowTarget } from './row-target.ts'
import { withCommas } from '@millrun/commerce/with-commas'

/** What a row means by itself: a price of its list, or null where it says that the list has none. */
export type Meant = { readonly price: PriceRow | null } | { readonly problem: string }

/** Reads one row of a file of price lists; what is wrong between rows is not seen here. */
export function readListRow(
  row: CsvRow,
  findToday: (productId: string) => Product | undefined,
): Meant {
  const { list = '', item, family, min = '', price, percent } = row.values
  const unnamed = listNameProblem(list)
  if (unnamed !== undefined) return { problem: unnamed }
  if ([item, family, min, price, percent].every((value) => value === '')) return { price: null }
  const found = rowTarget(row)
  if ('problem' in found) return found
  const { target } = found
  const pieces = min === '' ? 1 : typedCount(min)
  if (pieces === undefined || !isOrderQuantity(pieces)) {
    const most = withCommas(MAX_QUANTITY)
    return {
      problem: `Please write min as a whole number from 1 to ${most}, not ${min.slice(0, 30)}.`,
    }
  }
  const charged = rowPrice(row, 'product' in target ? findToday(target.product) : undefined)
  return 'problem' in charged ? charged : { price: { target, min: pieces, ...charged } }
}
