import { CsvError, parse } from 'csv-parse/sync'
import { withCommas } from '@millrun/commerce/with-commas'

/** A row of a file: values by the heading of their column; a column that the file does not have is empty. */
export interface CsvRow {
  /** As a spreadsheet counts it, the headings being 1. */
  readonly row: number
  readonly values: Readonly<Record<string, string>>
}

/** Which headings a file must have, and which it may. */
export interface CsvColumns {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

export type CsvResult =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly row: number; readonly problem: string }

const MOST_LETTERS = 10_000_000
export const MOST_ROWS = 10_000

const DELIMITERS = [',', ';', '\t'] as const

/** Reads a file of a spreadsheet, with commas, semicolons or tabs, or says in which row it cannot be read and why. */
export function readCsv(file: string, { required, optional }: CsvColumns): CsvResult {
  const text = file.replace(/^\uFEFF/, '')
  const problem = unreadable(text)
  if (problem !== undefined) return { ok: false, row: 1, problem }
  const result = recordsIn(text)
  if (!result.ok) return result
  const [names = [], ...records] = result.records
  const headings = names.map((name) => name.trim().toLowerCase())
  const missing = required.filter((name) => !headings.includes(name))
  if (missing.length > 0) {
    const all = [...required, ...optional].join(', ')
    return fault(1, `The column ${missing.join(' and ')} is missing. The headings are: ${all}.`)
  }
  const twice = headings.find((name, at) => name !== '' && headings.indexOf(name) !== at)
  if (twice !== undefined) return fault(1, `The column ${twice} is there twice.`)
  if (records.length > MOST_ROWS) {
    const most = withCommas(MOST_ROWS)
    return fault(MOST_ROWS + 2, `A file has at most ${most} rows; please send it in parts.`)
  }
  const rows = records.map((values, index) => ({
    row: index + 2,
    values: Object.fromEntries(
      [...required, ...optional].map(
        (name) => [name, (values[headings.indexOf(name)] ?? '').trim()] as const,
      ),
    ),
  }))
  const filled = rows.filter(({ values }) => Object.values(values).some((value) => value !== ''))
  return filled.length === 0
    ? fault(1, 'The file has headings and no rows.')
    : { ok: true, rows: filled }
}

/** What is wrong with a value that a spreadsheet has changed, as a sentence; undefined for any other. */
export function spoiledValue(value: string): string | undefined {
  if (/^\d+(?:[.,]\d+)?E\+?\d+$/i.test(value)) {
    return `A spreadsheet has shortened a number to ${value}: please make the column text and save the file again.`
  }
  return /^[=+@]|^-(?!\d)/.test(value)
    ? `${value.slice(0, 30)} is a formula; please put the value itself there.`
    : undefined
}

function unreadable(text: string): string | undefined {
  if (text.trim() === '') return 'The file is empty.'
  if (text.length > MOST_LETTERS) return 'The file is too large; please send it in parts.'
  // Letters that were not UTF-8 have become these.
  if (text.includes('\uFFFD')) {
    return 'The file is not in UTF-8: please save it as "CSV UTF-8", so that no letter is lost.'
  }
  return text.includes('\0')
    ? 'This is no CSV file; please save the sheet as CSV UTF-8.'
    : undefined
}

type Records =
  | { readonly ok: true; readonly records: readonly (readonly string[])[] }
  | Extract<CsvResult, { ok: false }>

function recordsIn(text: string): Records {
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      to: MOST_ROWS + 2,
    })
    return { ok: true, records }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const lines = Number(error['lines'])
    return fault(
      Number.isInteger(lines) ? lines : 1,
      'A quotation mark is not closed, or stands inside a value; please mend that row.',
    )
  }
}

/** What stands most often between the headings. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/\r?\n/, 1)
  const counts = DELIMITERS.map((delimiter) => headings.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

function fault(row: number, problem: string): Extract<CsvResult, { ok: false }> {
  return { ok: false, row, problem }
}
