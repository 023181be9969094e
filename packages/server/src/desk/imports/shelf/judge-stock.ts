import { type ImportMode, UNCHANGED } from '@millrun/commerce/desk/import-request'
import { NOT_COUNTED, typedCount } from '@millrun/commerce/desk/typed-amounts'
import { stockProblem, type StockRow } from '../../../shelf/change-stock.ts'
import type { ShelfEntry } from '../../../shelf/list-shelf.ts'
import { saidCount } from '../../../shelf/shelf-change.ts'
import { type CsvRow, spoiledValue } from '../read-csv.ts'
import type { Judgement } from './judged-row.ts'

const MADE_TO_SET =
  'This row says the old quantity, so it was made to set stock; please choose to set, or leave that column out.'

/** What a row `item,quantity` would do to the pieces that are there now. */
export function judgeStock(
  mode: ImportMode,
  { values }: CsvRow,
  { productId, quantity: counted }: ShelfEntry,
): Judgement<StockRow> {
  const { quantity: text = '', 'old quantity': old = '', seen = '' } = values
  const there = counted ?? null
  const from = saidCount(there)
  const quantity = readCount(text)
  if (quantity === undefined) return { from, to: '', problem: unreadCount('quantity', text) }
  const after = mode === 'add' && quantity !== null ? (there ?? 0) + quantity : quantity
  const to = saidCount(after)
  if (mode === 'add' && old !== '') return { from, to, problem: MADE_TO_SET }
  const expected = readCount(old === '' ? seen : old)
  if (old !== '' && expected === undefined) {
    return { from, to, problem: unreadCount('old quantity', old) }
  }
  if (old !== '' && expected === quantity) return { from, to: UNCHANGED, change: undefined }
  const row = { productId, quantity, ...(expected !== undefined && { expected }) }
  const [wrong] = stockProblem(mode, row, there)
  if (wrong !== undefined) return { from, to, problem: wrong.problem }
  return after === there ? { from, to: UNCHANGED, change: undefined } : { from, to, change: row }
}

/** Pieces, null for what is not counted, undefined for what cannot be read. */
function readCount(text: string): number | null | undefined {
  return text.toLowerCase() === NOT_COUNTED ? null : typedCount(text)
}

function unreadCount(column: string, text: string): string {
  if (text === '') return `Please fill in the ${column}, or "${NOT_COUNTED}".`
  return (
    spoiledValue(text) ??
    `Please write the ${column} as a whole number such as 12, not ${text.slice(0, 30)}.`
  )
}
