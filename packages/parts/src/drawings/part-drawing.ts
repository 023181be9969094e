import type { Product } from '@millrun/catalogue/product'
import { partSheet } from './sheet/part-sheet.ts'
import { sheetDxf } from './written/sheet-dxf.ts'
import { sheetsPdf } from './written/sheet-pdf.ts'
import { escapeText, tag } from '../svg/tag.ts'
import { SHEET, type Sheet } from './sheet/sheet.ts'
import { ARROW_MARKER, DRAWING_LOOK, svgMarks } from './written/svg-marks.ts'

/** The dimensioned workshop drawing of a product as SVG. */
export function partDrawing(product: Product): string {
  return sheetSvg(partSheet(product))
}

/** The same drawing for print and for CAD. Rejects when the PDF cannot be written. */
export async function partPrints(
  product: Product,
): Promise<{ readonly pdf: Uint8Array; readonly dxf: string }> {
  const sheet = partSheet(product)
  return { pdf: await sheetsPdf(sheet.title, [sheet]), dxf: sheetDxf(sheet) }
}

const PAPER = '#F1EEE8'

/** A sheet as SVG, for the page. */
function sheetSvg({ title, marks }: Sheet): string {
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
