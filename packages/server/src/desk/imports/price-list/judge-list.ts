import type { Product } from '@millrun/catalogue/product'
import { type ImportRow, UNCHANGED } from '@millrun/commerce/desk/import-request'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import type { PriceList } from '../../../trade/price-lists.ts'
import type { CsvRow } from '../read-csv.ts'
import { clashesIn } from './clashes-in.ts'
import type { Meant } from './read-list-row.ts'
import { rowKey, saidPrice, saidTarget } from './said-price-row.ts'
import { lookedAt } from './with-looked-at.ts'

const NOT_THERE = 'not there'
const FALLS_AWAY = 'falls away'
const NO_PRICES = 'no prices'

/** A list of a file with what holds of it now. */
interface NamedList {
  readonly name: string
  /** How it is written where it stands already. */
  readonly spelling: string
  readonly before: PriceList | undefined
  readonly rows: readonly (CsvRow & { readonly meant: Meant })[]
}

/** A list that becomes another one. */
export interface ChangedList {
  readonly name: string
  readonly before: PriceList | undefined
  readonly rows: readonly PriceRow[]
}

/** What a file makes of one list: its rows stand in the place of all that the list had. */
export function judgeList(
  list: NamedList,
  findToday: (productId: string) => Product | undefined,
): { readonly rows: readonly ImportRow[]; readonly changed: ChangedList | undefined } {
  const { name, before } = list
  const prices = list.rows.flatMap(({ row, meant }) =>
    'price' in meant && meant.price !== null ? [{ row, price: meant.price }] : [],
  )
  const clashes = clashesIn(prices, findToday)
  const old = new Map(before?.rows.map((row) => [rowKey(row), row]))
  const rows = list.rows.map((row) => {
    const problem = problemOf(row, list) ?? clashes.get(row.row) ?? null
    return {
      row: row.row,
      item: `${name}: ${saidItem(row)}`,
      ...changeOf(row, before, old),
      problem,
    }
  })
  // While rows cannot be read, nobody knows which ones they stand in the place of.
  if (rows.some(({ problem }) => problem !== null)) return { rows, changed: undefined }
  const all = [...rows, ...fallenRows(list, new Set(prices.map(({ price }) => rowKey(price))))]
  const isChanged = all.some(({ to }) => to !== UNCHANGED)
  const changed = { name, before, rows: prices.map(({ price }) => price) }
  return { rows: all, changed: isChanged ? changed : undefined }
}

function problemOf(
  { values, meant }: NamedList['rows'][number],
  { name, spelling, before, rows }: NamedList,
): string | undefined {
  if ('problem' in meant) return meant.problem
  if (spelling !== name) return `This list is written "${spelling}"; please write it so here.`
  if (values['seen'] !== undefined && values['seen'] !== lookedAt(before)) {
    return `The list "${name}" was set by ${before?.actor ?? 'somebody'} after this file was looked at; please look again.`
  }
  if (meant.price === null && rows.length > 1) {
    return 'A row with nothing but the name says that the list has no prices, and other rows have some; please take it out.'
  }
  return undefined
}

function saidItem({ values, meant }: NamedList['rows'][number]): string {
  if ('problem' in meant) return `${values['item'] ?? ''}${values['family'] ?? ''}`.slice(0, 60)
  return meant.price === null ? 'the whole list' : saidTarget(meant.price)
}

/** What a row's price is now and what it becomes; of a list without prices, what the list has. */
function changeOf(
  { meant }: NamedList['rows'][number],
  before: PriceList | undefined,
  rows: ReadonlyMap<string, PriceRow>,
): Pick<ImportRow, 'from' | 'to'> {
  if ('problem' in meant) return { from: '', to: '' }
  const { price } = meant
  if (price === null) return emptied(before)
  const old = rows.get(rowKey(price))
  const from = old === undefined ? NOT_THERE : saidPrice(old)
  const to = saidPrice(price)
  return { from, to: from === to ? UNCHANGED : to }
}

function emptied(before: PriceList | undefined): Pick<ImportRow, 'from' | 'to'> {
  if (before === undefined) return { from: NOT_THERE, to: NO_PRICES }
  const count = before.rows.length
  if (count === 0) return { from: NO_PRICES, to: UNCHANGED }
  return { from: count === 1 ? '1 price' : `${count} prices`, to: NO_PRICES }
}

function fallenRows(
  { name, before }: NamedList,
  kept: ReadonlySet<string>,
): readonly (ImportRow & { readonly row: null })[] {
  const fallen = before?.rows.filter((row) => !kept.has(rowKey(row))) ?? []
  return fallen.map((row) => ({
    row: null,
    item: `${name}: ${saidTarget(row)}`,
    from: saidPrice(row),
    to: FALLS_AWAY,
    problem: null,
  }))
}
