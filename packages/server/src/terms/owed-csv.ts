import type { OwedRow } from '@millrun/commerce/terms/owed-list'
import { stringify } from 'csv-stringify/sync'

const COLUMNS: readonly (readonly [string, (row: OwedRow) => string])[] = [
  ['order', ({ orderNumber }) => orderNumber],
  ['business', ({ business }) => business],
  ['email', ({ email }) => email],
  ['placed', ({ placedAt }) => placedAt],
  ['due', ({ dueOn }) => dueOn],
  ['total', ({ total }) => total],
  ['owed', ({ owed }) => owed],
  ['days late', ({ daysLate }) => String(daysLate)],
]

/** What is owed for a spreadsheet: a line of names, then a line for each order; what somebody typed is text. */
export function owedCsv(rows: readonly OwedRow[]): string {
  const lines = rows.map((row) => COLUMNS.map(([, value]) => value(row)))
  return stringify([COLUMNS.map(([name]) => name), ...lines], {
    record_delimiter: 'windows',
    escape_formulas: true,
  })
}
