import { escapeText, tag } from '../svg/tag.ts'
import { ARROW_MARKER } from './arrow-marker.ts'
import { HATCH_PATTERN } from './hatch.ts'
import { DRAWING_LOOK, INK, OUTLINE_WEIGHT, THIN_WEIGHT } from './ink.ts'

/** A sheet is 17 × 11 inches (ANSI B); one unit is a hundredth of an inch. */
export const SHEET = { width: 1700, height: 1100, margin: 40, unitsPerInch: 100 } as const

const BLOCK = { width: 640, height: 126 } as const

/** What the title block says. */
export interface SheetTitle {
  readonly itemNumber: string
  readonly title: string
  readonly scale: string
  readonly material: string
}

/** A whole sheet: frame, title block and what is drawn on it. */
export function sheet(title: SheetTitle, ...drawn: readonly string[]): string {
  const { width, height, margin } = SHEET
  return tag(
    'svg',
    { ...DRAWING_LOOK, viewBox: `0 0 ${width} ${height}`, width: '17in', height: '11in' },
    tag('title', {}, escapeText(`${title.itemNumber} ${title.title}, dimensioned drawing`)),
    tag('defs', {}, ARROW_MARKER, HATCH_PATTERN),
    tag('path', { d: `M0 0H${width}V${height}H0z`, fill: '#F1EEE8' }),
    tag('path', {
      d: `M${margin} ${margin}H${width - margin}V${height - margin}H${margin}z`,
      stroke: INK,
      'stroke-width': OUTLINE_WEIGHT,
    }),
    ...drawn,
    titleBlock(title),
  )
}

function titleBlock(title: SheetTitle): string {
  const x = SHEET.width - SHEET.margin - BLOCK.width
  const y = SHEET.height - SHEET.margin - BLOCK.height
  const split = x + 240
  const cells = `M${x} ${y}h${BLOCK.width}M${x} ${y}v${BLOCK.height}M${split} ${y}v${BLOCK.height}`
  const rows = `M${split} ${y + 64}H${x + BLOCK.width}M${split + 104} ${y + 64}v62M${split + 210} ${y + 64}v62`
  return tag(
    'g',
    { fill: INK },
    tag('path', { d: cells, fill: 'none', stroke: INK, 'stroke-width': OUTLINE_WEIGHT }),
    tag('path', { d: rows, fill: 'none', stroke: INK, 'stroke-width': THIN_WEIGHT }),
    serif(x + 22, y + 58, 34, 'Millrun'),
    text(x + 23, y + 84, 15, 'Stair Parts'),
    serif(split + 18, y + 42, 26, title.itemNumber),
    text(split + 130, y + 42, 16, title.title),
    cell(split, y + 64, 'Scale', title.scale),
    cell(split + 104, y + 64, 'Units', 'inches (mm)'),
    cell(split + 210, y + 64, 'Material', title.material),
  )
}

function cell(x: number, y: number, name: string, value: string): string {
  return text(x + 18, y + 24, 12, name) + text(x + 18, y + 46, 14, value)
}

function serif(x: number, y: number, size: number, words: string): string {
  return tag(
    'text',
    { x, y, 'font-size': size, 'font-family': "'Source Serif 4',Georgia,serif" },
    escapeText(words),
  )
}

function text(x: number, y: number, size: number, words: string): string {
  return tag('text', { x, y, 'font-size': size }, escapeText(words))
}
