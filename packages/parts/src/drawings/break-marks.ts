import { tag } from '../svg/tag.ts'
import { PLOTTER_BLUE, THIN_WEIGHT } from './ink.ts'

const GAP = 10

/** The two zigzag lines that say: length is left out here. */
export function breakMarks(x: number, y: number, halfHeight: number): string {
  return tag('path', {
    d: zigzag(x - GAP / 2, y, halfHeight + 8) + zigzag(x + GAP / 2, y, halfHeight + 8),
    stroke: PLOTTER_BLUE,
    'stroke-width': THIN_WEIGHT,
  })
}

function zigzag(x: number, y: number, reach: number): string {
  return `M${x} ${y - reach}V${y - 5}l-3.5 3l7 4l-3.5 3V${y + reach}`
}
