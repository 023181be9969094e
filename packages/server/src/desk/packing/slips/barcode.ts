import { toSVG } from 'bwip-js/node'
import type { Paper } from '../../../papers/paper.ts'

const HEIGHT = 38
/** Of the thinnest bar, in points: a hand scanner reads a third of a millimeter. */
const MODULE = 1.1
/** What a scanner needs blank on either side, in modules. */
const QUIET = 10

interface Bar {
  readonly left: number
  readonly width: number
}

/** Draws a Code 128 that ends at `right`, with as much blank on either side as a scanner needs. */
export function drawBarcode({ pdf, y }: Paper, text: string, right: number): void {
  const bars = barsOf(text)
  const end = Math.max(...bars.map(({ left, width }) => left + width))
  for (const { left, width } of bars) {
    pdf.rect(right - (end - left + QUIET) * MODULE, y, width * MODULE, HEIGHT)
  }
  pdf.fill('#000000')
}

const STROKES = /stroke-width="(\d+)" d="([^"]+)"/g

/** The bars in modules, as the library draws them at a scale of one: strokes of a width, each from top to bottom. */
function barsOf(text: string): readonly Bar[] {
  const drawing = toSVG({ bcid: 'code128', text, scale: 1 })
  const bars = [...drawing.matchAll(STROKES)].flatMap(([, stroke, path = '']) =>
    Array.from(path.matchAll(/M([\d.]+)/g), ([, middle]) => {
      const width = Number(stroke)
      return { left: Number(middle) - width / 2, width }
    }),
  )
  if (bars.length === 0) throw new Error('no bars were made of this text')
  return bars
}
