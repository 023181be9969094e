import * as barcodes from 'bwip-js/node'
import type { Paper } from './paper.ts'

const HEIGHT = 38
/** Of the thinnest bar, in points: a hand scanner reads a third of a millimeter. */
const MODULE = 1.1
/** What a scanner needs blank on either side, in modules. */
const QUIET = 10

/** Draws a Code 128 that ends at `right`, and gives how wide it is with what stays blank around it. */
export function drawBarcode({ pdf, y }: Paper, text: string, right: number): number {
  const widths = barsOf(text)
  const width = (widths.reduce((sum, one) => sum + one, 0) + 2 * QUIET) * MODULE
  let x = right - width + QUIET * MODULE
  for (const [index, modules] of widths.entries()) {
    // Bars and the spaces between them take turns.
    if (index % 2 === 0) pdf.rect(x, y, modules * MODULE, HEIGHT)
    x += modules * MODULE
  }
  pdf.fill('#000000')
  return width
}

/** Widths of bars and spaces in modules, a bar first. */
function barsOf(text: string): readonly number[] {
  // The name `raw` alone is a kind of bars; this one is the library's own.
  const [drawn] = barcodes.default.raw({ bcid: 'code128', text })
  if (drawn === undefined || !('sbs' in drawn)) throw new Error('no bars were made of this text')
  return drawn.sbs
}
