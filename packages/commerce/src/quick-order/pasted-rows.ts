import { MAX_LINES } from '../limits/order-limits.ts'

/** A line of a pasted list that says something. */
export interface PastedRow {
  /** Which line of the text it is, the first being 0. */
  readonly at: number
  /** As it is read: of a sheet with headings, the cells that matter. */
  readonly text: string
}

export interface PastedRows {
  readonly rows: readonly PastedRow[]
  /** How many further lines say something and were not read: more is not ordered at once. */
  readonly notRead: number
  /** Whether the first line was the headings of a sheet. */
  readonly hasHeadings: boolean
}

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const DELIMITERS = ['\t', ';', ','] as const
/** What heads a column of item numbers, of quantities, and what is no choice of the buyer's. */
const HEADINGS = {
  item: /^(?:item|items|part|product|sku|article|code|id)(?: ?(?:no|nr|number|#))?\.?$|^(?:#|no|number)\.?$/,
  quantity: /^(?:qty|quantity|quantities|count|pcs|pieces|amount|order qty|order quantity)\.?$/,
  left: /^(?:price|unit price|each|total|line total|sum|cost|subtotal|ext(?:ended)? price|line|row|pos|position)\.?$/,
} as const

/** All lines of a pasted text, however they end, the empty ones too. */
export function textLines(text: string): readonly string[] {
  return text.split(LINE_END)
}

/**
 * The lines of a pasted text that say something, at most as many as an order takes. Where the first one is the headings of
 * a sheet, with commas, semicolons or tabs, the rows are read by their columns.
 */
export function pastedRows(text: string): PastedRows {
  const filled = textLines(text)
    .map((line, at) => ({ at, text: line.trim() }))
    .filter((row) => row.text !== '')
  const [first, ...others] = filled
  const columns = first && columnsOf(first.text)
  const said = columns === undefined ? filled : others
  const rows = said.slice(0, MAX_LINES).map(({ at, text: line }) => ({
    at,
    text: columns === undefined ? withoutQuotes(line) : readByColumns(line, columns),
  }))
  return { rows, notRead: said.length - rows.length, hasHeadings: columns !== undefined }
}

/** The text with another line, or none, in the place of this one; a sheet becomes a plain list. */
export function withRow(text: string, at: number, replaced: string): string {
  const { rows, hasHeadings } = pastedRows(text)
  const lines = textLines(text)
  if (!hasHeadings) return lines.with(at, replaced).join('\n')
  const read = new Map(rows.map((row) => [row.at, row.text]))
  const plain = lines.map((line, index) => (index === at ? replaced : (read.get(index) ?? line)))
  return plain.filter((_, index) => read.has(index)).join('\n')
}

/** The text without these lines; '' where nothing is left but the headings of a sheet. */
export function withoutRows(text: string, dropped: ReadonlySet<number>): string {
  const { rows, notRead } = pastedRows(text)
  if (notRead === 0 && rows.every(({ at }) => dropped.has(at))) return ''
  return textLines(text)
    .filter((_, at) => !dropped.has(at))
    .join('\n')
}

interface Columns {
  readonly delimiter: string
  readonly item: number
  readonly quantity: number
  readonly left: readonly number[]
}

function columnsOf(line: string): Columns | undefined {
  const delimiter = DELIMITERS.find((one) => line.includes(one))
  if (delimiter === undefined) return undefined
  const names = cellsOf(line, delimiter).map((cell) => cell.toLowerCase())
  const item = names.findIndex((name) => HEADINGS.item.test(name))
  const quantity = names.findIndex((name) => HEADINGS.quantity.test(name))
  if (item < 0 || names.some((name) => /\d/.test(name))) return undefined
  const left = names.flatMap((name, index) => (HEADINGS.left.test(name) ? [index] : []))
  return { delimiter, item, quantity, left }
}

/** A row of a sheet as somebody would write it down; where the quantity is left empty, none is wanted. */
function readByColumns(line: string, { delimiter, item, quantity, left }: Columns): string {
  const cells = cellsOf(line, delimiter)
  const choices = cells.filter(
    (cell, index) => index !== item && index !== quantity && !left.includes(index) && cell !== '',
  )
  const count = quantity < 0 ? [] : [`qty ${cells[quantity] === '' ? 0 : (cells[quantity] ?? 0)}`]
  return [cells[item] ?? '', ...count, ...choices].join('; ')
}

/** A line that a sheet has put into quotation marks, without them. */
function withoutQuotes(line: string): string {
  if (!/^"|[,;\t]"/.test(line)) return line
  const delimiter = DELIMITERS.find((one) => line.includes(one)) ?? ','
  return cellsOf(line, delimiter).join('; ')
}

/** The cells of a line; quotation marks around one of them are taken off, a doubled one inside is one. */
function cellsOf(line: string, delimiter: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? ''
    const isDoubled = isQuoted && letter === '"' && line[at + 1] === '"'
    if (isDoubled) at += 1
    if (isDoubled) cell += '"'
    else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (letter === delimiter && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
