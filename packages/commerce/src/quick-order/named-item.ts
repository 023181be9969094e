import { readLineId, type Line } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'

/** What can be named in a list: every product by what its number and its id read like without their dashes. */
export type ItemNames = ReadonlyMap<string, Listing>

/** Where a row names something that we sell. */
export interface NamedItem {
  readonly product: Listing
  readonly start: number
  readonly end: number
  /** What is written right behind the number: `cv` of `M-399-CV`. */
  readonly suffix: string
  /** How many, where that is written onto the number: `2` of `M-399x2`. */
  readonly count: string
  /** The choices too, where the row names a line by its id. */
  readonly line?: Line
}

/** Products by their item numbers and ids, for rows to be read. */
export function itemNames(products: readonly Listing[]): ItemNames {
  return new Map(
    products.flatMap((product) =>
      [product.id, product.itemNumber].map((name) => [plain(name), product] as const),
    ),
  )
}

/** Letters and digits alone, in lowercase: `m399` of `M-399`. */
export function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

const LINE_ID = /[a-z][a-z\d-]*:[a-z]+=[^\s;|"]+/g
const WORD = /[^\s,;|]+/g
/** Shorter numbers may as well be quantities: `cap 1`. */
const NUMBER_APART = /^\d{3,}[a-z]*$/

/** All that a row names that we sell, in reading order. Takes the row in lowercase. */
export function namedItems(row: string, names: ItemNames): readonly NamedItem[] {
  const lines = lineIds(row, names)
  const rest = lines.reduce((text, line) => blanked(text, line.start, line.end), row)
  return [...lines, ...numbersIn(rest, names)].toSorted((a, b) => a.start - b.start)
}

/** A text with a stretch of it taken out, everything else being where it was. */
export function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

function lineIds(row: string, names: ItemNames): readonly NamedItem[] {
  return [...row.matchAll(LINE_ID)].flatMap((match) => {
    const [text = ''] = match
    const read = readLineId(text, (id) => names.get(plain(id)))
    if (!read.ok) return []
    const { line } = read
    const place = { start: match.index, end: match.index + text.length }
    return [{ product: line.product, line, suffix: '', count: '', ...place }]
  })
}

function numbersIn(row: string, names: ItemNames): readonly NamedItem[] {
  const words = [...row.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }))
  const found: NamedItem[] = []
  for (const [index, { text, start }] of words.entries()) {
    const next = words[index + 1]
    const named = numbered(text, names)
    const isApart = named === undefined && /^[a-z]+$/.test(text) && next !== undefined
    if (named !== undefined) found.push({ ...named, start, end: start + text.length })
    else if (isApart && NUMBER_APART.test(plain(next.text))) {
      const joined = numbered(`${text}${next.text}`, names)
      if (joined !== undefined) {
        found.push({ ...joined, start, end: next.start + next.text.length })
      }
    }
  }
  return found
}

type Named = Pick<NamedItem, 'product' | 'suffix' | 'count'>

function numbered(word: string, names: ItemNames): Named | undefined {
  const product = names.get(plain(word))
  if (product !== undefined) return { product, suffix: '', count: '' }
  const [, before = '', after = ''] = /^(\d+)[x*](?=[a-z])(.+)$/.exec(word) ?? []
  const [, named = '', behind = ''] = /^(.+?)[x*=:](\d+)\W*$/.exec(word) ?? []
  const counted = names.get(plain(after)) ?? names.get(plain(named))
  if (counted !== undefined) return { product: counted, suffix: '', count: before || behind }
  return withSuffix(plain(word), names)
}

/** Of all numbers that a word begins with, the longest; what follows are letters. */
function withSuffix(word: string, names: ItemNames): Named | undefined {
  const letters = /\d([a-z]+)$/.exec(word)?.[1] ?? ''
  const product = letters === '' ? undefined : names.get(word.slice(0, -letters.length))
  return product && { product, suffix: letters, count: '' }
}
