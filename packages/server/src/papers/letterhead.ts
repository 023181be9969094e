import { addressLine, business } from '@millrun/commerce/business'
import { INNER_WIDTH, type Paper, PAPER, SOFT_INK } from './paper.ts'

const HALF = INNER_WIDTH / 2 - 10
const FACT_X = PAPER.margin + INNER_WIDTH / 2 + 10
const VALUE_X = FACT_X + 76

/** A name with its value: `Date`, `November 26, 2026`. */
export type PaperFact = readonly [name: string, value: string]

/** Who writes and what the paper is, with its facts on the right. */
export function drawLetterhead(
  paper: Paper,
  { title, facts }: { readonly title: string; readonly facts: readonly PaperFact[] },
): void {
  const top = paper.y
  paper.write(business.name, { width: HALF, size: 12, isBold: true })
  for (const line of [addressLine(), `${business.phone}, ${business.email}`]) {
    paper.write(line, { width: HALF, size: 9, color: SOFT_INK })
  }
  paper.y += 14
  paper.write(title, { width: HALF, size: 20, isBold: true })
  const left = paper.y
  paper.y = top
  for (const fact of facts) drawFact(paper, fact)
  paper.y = Math.max(left, paper.y) + 16
}

function drawFact(paper: Paper, [name, value]: PaperFact): void {
  const start = paper.y
  paper.y += 1
  paper.write(name, { x: FACT_X, width: VALUE_X - FACT_X, size: 9, color: SOFT_INK })
  paper.y = start
  paper.write(value, { x: VALUE_X, width: PAPER.width - PAPER.margin - VALUE_X })
  paper.y += 3
}

/** A name with the lines below it, such as whom a paper is for. */
export interface PaperBlock {
  readonly title: string
  readonly lines: readonly string[]
}

/** Blocks side by side, two at most. */
export function drawBlocks(paper: Paper, blocks: readonly PaperBlock[]): void {
  const top = paper.y
  let bottom = top
  for (const [index, { title, lines }] of blocks.slice(0, 2).entries()) {
    const place = { x: index === 0 ? PAPER.margin : FACT_X, width: HALF }
    paper.y = top
    paper.write(title, { ...place, size: 9, color: SOFT_INK })
    paper.y += 1
    for (const line of lines) paper.write(line, { ...place, size: 11 })
    bottom = Math.max(bottom, paper.y)
  }
  paper.y = bottom + 16
}
