import type { Product } from '@millrun/catalogue/product'
import { elevationOf } from '../elevations/elevation-of.ts'
import { escapeText, tag } from '../svg/tag.ts'
import { pageElevation } from './page/page-elevation.ts'
import { PAGE_WIDTHS, type PageLayout } from './page/page-widths.ts'
import { ARROW_MARKER, DRAWING_LOOK, svgMarks } from './written/svg-marks.ts'

/** The dimensioned elevation of a product without a sheet, for the page. SVG, as wide as its layout. */
export function partElevation(product: Product, layout: PageLayout): string {
  const { height, drawn } = pageElevation(elevationOf(product.shape), layout)
  return tag(
    'svg',
    { ...DRAWING_LOOK, viewBox: `0 0 ${PAGE_WIDTHS[layout]} ${Math.ceil(height)}` },
    tag('title', {}, escapeText(`${product.itemNumber}, drawn with its dimensions in inches`)),
    tag('defs', {}, ARROW_MARKER),
    svgMarks(drawn),
  )
}
