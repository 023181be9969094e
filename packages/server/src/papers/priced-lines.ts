import { formatDollars } from '@millrun/commerce/dollars'
import { INK, type Paper, PAPER, SOFT_INK } from './paper.ts'
import { withCommas } from '@millrun/commerce/with-commas'

const RIGHT = PAPER.width - PAPER.margin
const GAP = 10

/** Where the columns stand, from the left edge of the paper. */
const ITEM = { x: PAPER.margin, width: 82 }
const AMOUNT = { x: RIGHT - 82, width: 82, align: 'right' } as const
const PRICE = { x: AMOUNT.x - GAP - 72, width: 72, align: 'right' } as const
const QUANTITY = { x: PRICE.x - GAP - 48, width: 48, align: 'right' } as const
const TITLE_X = ITEM.x + ITEM.width + GAP
const TITLE = { x: TITLE_X, width: QUANTITY.x - GAP - TITLE_X }
const PICTURE = { width: 40, height: 50 }

/** A line of a paper at its own price: never at a higher one with something taken off. */
export interface PricedLine {
  readonly item: string
  readonly title: string
  readonly quantity: number
  readonly unitPriceCents: number
  /** What else is to be known of it. */
  readonly note?: string | undefined
  /** What it looks like, as a JPEG. */
  readonly picture?: Buffer | undefined
}

/** Writes lines as a table, whose head stands on each of its pages. */
export function drawPricedLines(paper: Paper, lines: readonly PricedLine[]): void {
  drawHead(paper)
  for (const line of lines) drawLine(paper, line)
}

function drawHead(paper: Paper): void {
  const top = paper.y
  const columns = [
    ['Item', ITEM],
    ['Description', TITLE],
    ['Quantity', QUANTITY],
    ['Price', PRICE],
    ['Amount', AMOUNT],
  ] as const
  for (const [name, place] of columns) {
    paper.y = top
    paper.write(name, { ...place, size: 9, color: SOFT_INK })
  }
  paper.y += 3
  paper.rule(INK)
}

function drawLine(paper: Paper, line: PricedLine): void {
  const { item, title, quantity, unitPriceCents, note, picture } = line
  const small = { ...TITLE, size: 9, color: SOFT_INK }
  const words =
    paper.heightOf(title, TITLE) + (note === undefined ? 0 : paper.heightOf(note, small))
  const pictured = picture === undefined ? 0 : PICTURE.height + 3
  const height = Math.max(words, paper.heightOf(item, ITEM) + pictured)
  const page = paper.pages
  paper.room(height + 12)
  if (paper.pages !== page) drawHead(paper)
  paper.y += 6
  const top = paper.y
  const cells = [
    [withCommas(quantity), QUANTITY],
    [formatDollars(unitPriceCents), PRICE],
    [formatDollars(quantity * unitPriceCents), AMOUNT],
    [title, TITLE],
  ] as const
  paper.write(item, ITEM)
  if (picture !== undefined)
    paper.pdf.image(picture, ITEM.x, paper.y + 3, { fit: [PICTURE.width, PICTURE.height] })
  for (const [text, place] of cells) {
    paper.y = top
    paper.write(text, place)
  }
  if (note !== undefined) paper.write(note, small)
  paper.y = top + height + 6
  paper.rule()
}
