import { UNPRINTABLE } from './font-coverage.ts'
import { drawBlocks, drawLetterhead, type PaperBlock, type PaperFact } from './letterhead.ts'
import { bytesOf, newPaper, type Paper, SOFT_INK } from './paper.ts'
import { drawSums, type PaperSum } from './paper-sums.ts'
import { drawPricedLines, type PricedLine } from './priced-lines.ts'

/** What says in numbers what somebody buys from us, such as an invoice. */
export interface TradePaper {
  /** What it is: `Invoice`. */
  readonly title: string
  /** What its further pages and its file are called: `Invoice MR-7K3Q9XWD`. */
  readonly name: string
  readonly facts: readonly PaperFact[]
  /** Whom it is for and where the parts go. */
  readonly blocks: readonly PaperBlock[]
  readonly lines: readonly PricedLine[]
  readonly sums: readonly PaperSum[]
  /** What is to be read below, such as how to pay: a paragraph each. */
  readonly notes: readonly string[]
}

/** The paper as a PDF for print. */
export function tradePaperPdf(trade: TradePaper): Promise<Buffer> {
  const paper = newPaper(trade.name)
  paper.beginPart(trade.name)
  drawLetterhead(paper, trade)
  drawBlocks(paper, trade.blocks)
  drawPricedLines(paper, trade.lines)
  drawSums(paper, trade.sums)
  for (const note of trade.notes) drawNote(paper, note)
  if (paper.hasBoxes) {
    const missing = `${UNPRINTABLE} stands for a letter that cannot be printed.`
    drawNote(paper, missing, SOFT_INK)
  }
  return bytesOf(paper)
}

function drawNote(paper: Paper, note: string, color?: string): void {
  paper.room(paper.heightOf(note) + 10)
  paper.y += 10
  paper.write(note, color === undefined ? {} : { size: 9, color })
}
