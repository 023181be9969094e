import type { Product } from '@millrun/catalogue/product'
import { partSheet } from './part-sheet.ts'
import { sheetDxf } from './sheet-dxf.ts'
import { sheetsPdf } from './sheet-pdf.ts'
import { sheetSvg } from './sheet-svg.ts'

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
