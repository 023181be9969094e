import type { Design } from '../design/design.ts'
import { hasFlight } from '../layouts/layouts.ts'
import type { BalusterStyle } from '../stock/baluster-stock.ts'
import { type Fit, FITS, misfit } from './fit.ts'

/** Whether a baluster can stand in this layout, and can be had at all. */
export function balusterInLayout(style: BalusterStyle, design: Design): Fit {
  if (!style.product.inStock) return misfit(`${style.product.title} is out of stock.`)
  const isBelly =
    style.kind === 'iron' && style.shape.ornaments.some(({ kind }) => kind === 'belly')
  return isBelly && hasFlight(design)
    ? misfit(
        `${style.product.title} bows out in front of its foot, which only a level run has room for.`,
      )
    : FITS
}
