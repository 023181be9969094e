import { INK, type Paper, PAPER } from './paper.ts'

const NAME_X = PAPER.width - PAPER.margin - 325
const AMOUNT_X = PAPER.width - PAPER.margin - 100

/** A sum as it is written: `Subtotal`, `$48.10`; what is to be seen first is bold. */
export interface PaperSum {
  readonly name: string
  readonly amount: string
  readonly isBold?: boolean | undefined
}

/** Writes sums below each other at the right edge, all on one page. */
export function drawSums(paper: Paper, sums: readonly PaperSum[]): void {
  paper.room(sums.length * 19 + 16)
  paper.y += 8
  for (const { name, amount, isBold = false } of sums) {
    const size = isBold ? 12 : 10
    const top = paper.y
    paper.write(name, { x: NAME_X, width: AMOUNT_X - NAME_X, size, isBold })
    const bottom = paper.y
    paper.y = top
    paper.write(amount, { x: AMOUNT_X, width: 100, align: 'right', size, isBold })
    paper.y = bottom + 3
  }
  paper.y += 5
  paper.rule(INK)
}
