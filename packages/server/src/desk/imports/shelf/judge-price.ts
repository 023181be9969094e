import { UNCHANGED } from '@millrun/commerce/desk/import-request'
import { typedPrice } from '@millrun/commerce/desk/typed-amounts'
import { formatDollars } from '@millrun/commerce/dollars'
import { priceProblem, type PriceRow } from '../../../shelf/change-prices.ts'
import type { ShelfEntry } from '../../../shelf/list-shelf.ts'
import { titled } from '../../../shelf/shelf-change.ts'
import { type CsvRow, spoiledValue } from '../read-csv.ts'
import type { Judgement } from './judged-row.ts'

/** What a row `item,price` would do to the price that holds now. */
export function judgePrice(
  { values }: CsvRow,
  { productId, priceCents: there }: ShelfEntry,
): Judgement<PriceRow> {
  const { price = '', 'old price': old = '', seen = '' } = values
  const from = formatDollars(there)
  const unchanged = { from, to: UNCHANGED, change: undefined }
  const cents = typedPrice(price)
  if (cents === undefined) return { from, to: '', problem: unreadPrice('price', price) }
  const [change] = priceProblem({ productId, cents })
  const to = formatDollars(cents)
  if (change !== undefined) return { from, to, problem: change.problem }
  const was = old === '' ? typedPrice(seen) : typedPrice(old)
  if (old !== '' && was === undefined) return { from, to, problem: unreadPrice('old price', old) }
  if (old !== '' && was === cents) return unchanged
  if (was !== undefined && was !== there) {
    const problem = `${titled(productId)} was ${formatDollars(was)} when this was prepared and is ${from} now; please look again.`
    return { from, to, problem }
  }
  return cents === there ? unchanged : { from, to, change: { productId, cents } }
}

function unreadPrice(column: string, text: string): string {
  if (text === '') return `Please fill in the ${column}.`
  return (
    spoiledValue(text) ??
    `Please write the ${column} in dollars and cents such as 1299.00, not ${text.slice(0, 30)}.`
  )
}
