import { readLineId } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { MAX_LINES, TOO_MANY_LINES } from '../limits/order-limits.ts'
import { type PastedLink, pastedLinks } from '../permalink/pasted-links.ts'
import { addedUp, type PermalinkLine, type PermalinkProblem } from '../permalink/permalink.ts'
import { permalinkToday } from '../permalink/permalink-today.ts'
import { textLines, withoutRows } from '../quick-order/pasted-rows.ts'
import { type AnsweredRow, quickOrder } from '../quick-order/quick-order.ts'
import { assortmentOf } from '../quick-order/read-row.ts'
import type { PriceRow } from '../trade/price-row.ts'
import { pricedTogether } from '../trade/priced-together.ts'
import { tradeProduct } from '../trade/trade-product.ts'
import { deskQuoteLine } from './desk-quote-line.ts'
import type { ReadPartsAnswer } from './desk-quotes.ts'

type Problem = ReadPartsAnswer['problems'][number]
type FindProduct = (productId: string) => Listing | undefined

/** What some of a text names, and what of it was not understood. */
interface Understood {
  readonly lines: readonly PermalinkLine[]
  readonly problems: readonly Problem[]
}

interface Pricing {
  /** All that is sold, at everybody's prices of today. */
  readonly products: readonly Listing[]
  /** Of the price list by which is quoted; none for everybody's prices. */
  readonly rows: readonly PriceRow[]
}

/**
 * Reads what is to be quoted from a pasted list and the addresses of shared carts in it, each line once, at the prices of
 * a price list. What is sold out is quoted too: a quote may be for parts that come back.
 */
export function readParts(text: string, { products, rows }: Pricing): ReadPartsAnswer {
  const byId = new Map(products.map((product) => [product.id, product]))
  const findProduct: FindProduct = (id) => byId.get(id)
  const { links, rest } = pastedLinks(text)
  const { answers, notRead } = quickOrder(rest, assortmentOf(products))
  const understood = [
    ...answers.map(inRow),
    ...links.map((link) => inLink(link, findProduct)),
    ...(notRead === 0 ? [] : [cutAfter(answers, notRead)]),
  ]
  return {
    lines: priced(addedUp(understood.flatMap(({ lines }) => lines)), findProduct, rows),
    left: leftOf(rest, answers),
    problems: understood.flatMap(({ problems }) => problems).toSorted((a, b) => a.row - b.row),
  }
}

function inRow({ row: { at, text }, answer }: AnsweredRow): Understood {
  const told = (sentence: string) => [{ row: at + 1, text, sentence }]
  switch (answer.kind) {
    case 'found': {
      const { line, quantity, unread } = answer
      const doubt = `It is in the list as ${line.title}. Not read: ${unread.join(' ')}.`
      return { lines: [{ id: line.id, quantity }], problems: unread.length > 0 ? told(doubt) : [] }
    }
    case 'sold-out':
      return { lines: [{ id: answer.line.id, quantity: answer.quantity }], problems: [] }
    case 'open': {
      const { sentence, presses } = answer
      const labels = presses.map(({ label }) => label).join(', ')
      return { lines: [], problems: told(labels === '' ? sentence : `${sentence} ${labels}.`) }
    }
  }
}

/** The rows that ask something, and those beyond what is read at once. */
function leftOf(text: string, answers: readonly AnsweredRow[]): string {
  const taken = answers.filter(({ answer }) => answer.kind !== 'open').map(({ row }) => row.at)
  const left = textLines(withoutRows(text, new Set(taken)))
  return left.filter((line) => line.trim() !== '').join('\n')
}

const UNREADABLE: Readonly<Record<PermalinkProblem, string>> = {
  empty: 'There is no list in this link.',
  'too-many': TOO_MANY_LINES,
  unreadable: 'This link is not whole, so nothing of it was read. Please copy it once more.',
}

function inLink({ at, text, read }: PastedLink, findProduct: FindProduct): Understood {
  const row = at + 1
  if (!read.ok) return { lines: [], problems: [{ row, text, sentence: UNREADABLE[read.problem] }] }
  const lines = read.permalink.lines.flatMap(({ id, quantity }) => {
    const found = readLineId(id, findProduct)
    return found.ok ? [{ id: found.line.id, quantity }] : []
  })
  const problems = permalinkToday(read.permalink, findProduct)
    .missing.filter(({ id }) => !readLineId(id, findProduct).ok)
    .map(({ title, sentence }) => ({ row, text: title, sentence }))
  return { lines, problems }
}

function cutAfter(answers: readonly AnsweredRow[], notRead: number): Understood {
  const row = (answers.at(-1)?.row.at ?? 0) + 2
  const sentence = `From here on ${notRead} more rows were not read: a list has ${MAX_LINES} at most.`
  return { lines: [], problems: [{ row, text: '', sentence }] }
}

/** Lines at what the price list says of them where they are bought together. */
function priced(
  wanted: readonly PermalinkLine[],
  findProduct: FindProduct,
  rows: readonly PriceRow[],
): ReadPartsAnswer['lines'] {
  const findListed: FindProduct = (id) => {
    const product = findProduct(id)
    return product && tradeProduct(product, rows)
  }
  const bought = wanted.flatMap(({ id, quantity }) => {
    const found = readLineId(id, findListed)
    return found.ok ? [{ line: found.line, quantity }] : []
  })
  return pricedTogether(bought).map(({ line, quantity }) => {
    const { id, title, product, unitPriceCents } = line
    const quoted = { id, item: product.itemNumber, title, quantity, unitPriceCents }
    return deskQuoteLine(quoted, findProduct)
  })
}
