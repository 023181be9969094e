import type { Listing } from '@millrun/catalogue/product'
import { blanked, itemNames, type ItemNames, namedItems } from './named-item.ts'
import { nearProducts, productWords, type ProductWords, titledProduct } from './near-products.ts'
import { readItem } from './read-item.ts'
import { asking, type RowAnswer } from './row-answer.ts'
import { rowWords } from './row-words.ts'

/** What a row can name, made ready once. */
export interface Assortment {
  readonly names: ItemNames
  readonly words: ProductWords
}

/** Longer than any item with its choices; rubbish is. */
const LONGEST_ROW = 400
const TOO_LONG = 'This line is too long to be one item. Please put each item on a line of its own.'
const NUMBERING = /^\s*(?:\d{1,3}[.)](?=\s)|[-*•·–—]\s)\s*/

/** Makes all that is sold ready for rows to be read. */
export function assortmentOf(products: readonly Listing[]): Assortment {
  return { names: itemNames(products), words: productWords(products) }
}

/**
 * Reads one row of a list as somebody writes it: item number, quantity and choices in any order, with any signs between.
 * What it cannot be sure of it asks, with the rows that would say it.
 */
export function readRow(row: string, assortment: Assortment): RowAnswer {
  if (row.length > LONGEST_ROW) return asking(TOO_LONG)
  const text = tidied(row)
  const items = namedItems(text, assortment.names)
  const [item] = items
  if (item === undefined) return unnamed(row, text, assortment)
  const products = new Set(items.map(({ product }) => product))
  if (products.size > 1) return several(row, products, assortment)
  const rest = items.reduce((left, { start, end }) => blanked(left, start, end), text)
  return readItem(item, `${rest} ${item.suffix}`)
}

/** The signs of spreadsheets and mail programs as a keyboard has them. */
function tidied(row: string): string {
  return row
    .toLowerCase()
    .replace(NUMBERING, (numbering) => ' '.repeat(numbering.length))
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[‘’′]/g, "'")
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\u00A0\u2000-\u200B\u202F]/g, ' ')
    .replaceAll('×', 'x')
}

/** Several items on one line; where each stands in a part of its own, a press puts each on a line of its own. */
function several(row: string, products: ReadonlySet<Listing>, assortment: Assortment): RowAnswer {
  const numbers = [...products].map(({ itemNumber }) => itemNumber)
  const parts = row.split(/[;,&+]|\band\b/i).map((part) => part.trim())
  const isEachAlone = parts.every((part) => namedItems(tidied(part), assortment.names).length === 1)
  const press = { label: 'Put each on a line of its own', row: parts.join('\n') }
  return asking(
    `Several items on one line: ${numbers.slice(0, 3).join(', ')}${numbers.length > 3 ? ' and more' : ''}.`,
    isEachAlone ? [press] : [],
  )
}

const LIKE_A_NUMBER = /(?<![\w/])[a-z]{1,8}-?\d{2,}[\w-]*/

/** A row without a number of ours: the product whose whole title it says, or what it may mean. */
function unnamed(row: string, text: string, { words }: Assortment): RowAnswer {
  const titled = byTitle(text, words)
  if (titled !== undefined) return titled
  const asked = LIKE_A_NUMBER.exec(text)
  const near = nearProducts(asked?.[0] ?? '', text, words)
  const rest = asked === null ? row : blanked(row, asked.index, asked.index + asked[0].length)
  const presses = near.map(({ itemNumber, title }) => ({
    label: `${itemNumber} ${title}`,
    row: [itemNumber, rest.trim()].filter((part) => part !== '').join(', '),
  }))
  return asking(unnamedSentence(asked?.[0], presses.length), presses)
}

function unnamedSentence(asked: string | undefined, near: number): string {
  if (asked !== undefined) {
    const told = `We do not sell ${asked.toUpperCase().slice(0, 30)}.`
    return near === 0 ? told : `${told} Is it one of these?`
  }
  return near === 0
    ? 'No part of ours is named on this line.'
    : 'No item number of ours. Is it one of these?'
}

/** Only where nothing of the row is left over: a title within other words is a guess. */
function byTitle(text: string, known: ProductWords): RowAnswer | undefined {
  const product = titledProduct(rowWords(text), known)
  if (product === undefined) return undefined
  const answer = readItem({ product, suffix: '', count: '' }, text)
  return answer.kind === 'found' && answer.unread.length > 0 ? undefined : answer
}
