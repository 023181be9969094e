import type { Pdf } from '@millrun/parts/pdf/pdf'
import type { SawnStock } from '@millrun/stair/cut-list/cut-list'
import { GREY, RULE } from './letter-pages.ts'

const HEIGHT = 9

/** A length of stock in `width` points: its pieces side by side, what is left over in grey. */
export function drawStockBar(
  pdf: Pdf,
  { cuts, stockIn, offcutIn }: SawnStock,
  [x, y]: readonly [number, number],
  width: number,
): void {
  const lengths = cuts.flatMap(({ lengthIn, count }) =>
    Array.from({ length: count }, () => lengthIn),
  )
  const longestIn = Math.max(stockIn, stockIn - offcutIn)
  const scale = width / longestIn
  const used = (stockIn - offcutIn) * scale
  // Slanted ends and saw cuts take a little more than the finished lengths.
  const stretch = used / lengths.reduce((sum, lengthIn) => sum + lengthIn, 0)
  pdf.rect(x, y, width, HEIGHT).fill(RULE)
  let at = x
  for (const lengthIn of lengths) {
    pdf
      .rect(at, y, lengthIn * stretch, HEIGHT)
      .lineWidth(0.6)
      .fillAndStroke('#ffffff', GREY)
    at += lengthIn * stretch
  }
  pdf.rect(x, y, width, HEIGHT).lineWidth(0.6).stroke(GREY)
}
