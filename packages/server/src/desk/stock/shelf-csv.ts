import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { ShelfEntry } from '@millrun/commerce/desk/shelf'
import { NOT_COUNTED } from '@millrun/commerce/desk/typed-amounts'
import { stringify } from 'csv-stringify/sync'

type Column = readonly [name: string, value: (entry: ShelfEntry) => string]

/**
 * What the imports of prices and stock read is among them: a row whose new value is the old one changes nothing, and
 * one whose old value is not true any more is asked about.
 */
const COLUMNS: readonly Column[] = [
  ['item', ({ item }) => item],
  ['title', ({ title }) => title],
  ['family', ({ family }) => family],
  ['price', ({ price }) => price],
  ['old price', ({ price }) => price],
  ['scheduled price', ({ scheduled }) => scheduled?.price ?? ''],
  ['scheduled from', ({ scheduled }) => (scheduled ? newJerseyDay(new Date(scheduled.from)) : '')],
  ['quantity', ({ quantity }) => String(quantity ?? NOT_COUNTED)],
  ['old quantity', ({ quantity }) => String(quantity ?? NOT_COUNTED)],
  ['held', ({ held }) => String(held)],
  ['low below', ({ lowLevel }) => String(lowLevel ?? '')],
  ['state', ({ state }) => state],
  ['back on', ({ backOn }) => backOn ?? ''],
]

/** The shelf for a spreadsheet, whose changed prices or stock can be sent back as a file. */
export function shelfCsv(entries: readonly ShelfEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map(([, value]) => value(entry)))
  return stringify([COLUMNS.map(([name]) => name), ...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  })
}
