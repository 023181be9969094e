import { escapeText, tag } from '../svg/tag.ts'
import { SHEET, type Sheet } from './sheet.ts'
import { ARROW_MARKER, DRAWING_LOOK, svgMarks } from './svg-marks.ts'

const PAPER = '#F1EEE8'

/** A sheet as SVG, for the page. */
export function sheetSvg({ title, marks }: Sheet): string {
  const { width, height } = SHEET
  return tag(
    'svg',
    { ...DRAWING_LOOK, viewBox: `0 0 ${width} ${height}`, width: '17in', height: '11in' },
    tag('title', {}, escapeText(title)),
    tag('defs', {}, ARROW_MARKER),
    tag('path', { d: `M0 0H${width}V${height}H0z`, fill: PAPER }),
    svgMarks(marks),
  )
}
