import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProduct } from '@millrun/catalogue/catalogue'
import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { mailPicturePath } from '@millrun/catalogue/pictures/picture-path'
import { business } from '@millrun/commerce/business'
import { dayInWords, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { formatDollars } from '@millrun/commerce/dollars'
import { isHeld } from '@millrun/commerce/quotes/quote-hold'
import { quotePagePath } from '@millrun/commerce/quotes/quote-page'
import { holdSentence, QUOTE_TERMS } from '@millrun/commerce/quotes/quote-words'
import { type QuotedLine, quotedTotal } from '@millrun/commerce/quotes/quoted-line'
import type { PricedLine } from '../papers/priced-lines.ts'
import { type TradePaper, tradePaperPdf } from '../papers/trade-paper.ts'
import type { QuoteVersion } from './quote-store.ts'

/** Where the pictures of a build are, and where the shop is found. */
export interface QuotePress {
  readonly pagesDirectory: string
  readonly shopOrigin: string
}

/** A quote as a paper: with pictures and sizes of its parts, and on which terms it stands. */
export async function quotePdf(
  press: QuotePress,
  version: QuoteVersion,
  at: Date,
): Promise<Buffer> {
  const lines = await Promise.all(version.lines.map((line) => paperLine(press, line)))
  return tradePaperPdf({ ...paperOf(press, version, at), lines })
}

function paperOf(
  { shopOrigin }: QuotePress,
  version: QuoteVersion,
  at: Date,
): Omit<TradePaper, 'lines'> {
  const { number, jobName, client, email, until, note, token } = version
  const facts = [
    ['Quote', number],
    ['Date', dayInWords(newJerseyDay(version.madeAt), true)],
    ['Job', jobName],
    ['Holds through', dayInWords(until, true)],
  ] as const
  const who = [client, email].filter((text) => text !== '')
  const total = formatDollars(quotedTotal(version.lines))
  return {
    title: 'Quote',
    name: `Quote ${number}`,
    facts: facts.filter(([, value]) => value !== ''),
    blocks: who.length === 0 ? [] : [{ title: 'For', lines: who }],
    sums: [{ name: 'Total, before shipping and tax', amount: total, isBold: true }],
    notes: [
      ...note.split('\n').filter((paragraph) => paragraph.trim() !== ''),
      whenHeld(until, at),
      `See it and accept it at ${shopOrigin}${quotePagePath(token)}`,
      ...stairNotes(version, shopOrigin),
      ...QUOTE_TERMS,
    ],
  }
}

/** A paper shows the prices that were quoted, also when they hold no longer. */
function whenHeld(until: string, at: Date): string {
  if (isHeld(until, at)) return holdSentence(until, true)
  return `These prices held through ${dayInWords(until, true)}. Its page shows today’s.`
}

function stairNotes({ design }: QuoteVersion, shopOrigin: string): readonly string[] {
  if (design === undefined) return []
  return [`The stair that it is for: ${new URL(business.designerUrl, shopOrigin).href}#${design}`]
}

async function paperLine(press: QuotePress, line: QuotedLine): Promise<PricedLine> {
  const { id, item, title, quantity, unitPriceCents } = line
  const found = readLineId(id, findProduct)
  if (!found.ok) return { item, title, quantity, unitPriceCents }
  const { product, choices } = found.line
  return {
    item,
    title,
    quantity,
    unitPriceCents,
    note: product.dimensions,
    picture: await pictureAt(press, mailPicturePath(chosenPicture(product, choices))),
  }
}

/** Undefined where the build has none: a paper without a picture is better than none. */
function pictureAt({ pagesDirectory }: QuotePress, path: string): Promise<Buffer | undefined> {
  return readFile(join(pagesDirectory, path)).catch(() => undefined)
}
