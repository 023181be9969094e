import { formatInches } from '@millrun/catalogue/inches'
import { flatUndersideIn } from '@millrun/catalogue/shapes/rail-sizes'
import { pinIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { BalusterStyle } from '../stock/baluster-stock.ts'
import type { RailStock } from '../stock/rail-stock.ts'
import { type Fit, FITS, misfit } from './fit.ts'

/** Whether a baluster can be set into the underside of a rail. */
export function balusterUnderRail(style: BalusterStyle, rail: RailStock): Fit {
  const { plow } = rail.shape
  if (style.kind === 'iron') {
    return plow === undefined
      ? FITS
      : misfit(
          `Iron goes into drilled holes, and ${rail.product.title} has a ${formatInches(plow.widthIn)} plow along its underside. Choose a rail without a plow.`,
        )
  }
  const isPinTop = pinIn(style.shape) !== undefined
  if (isPinTop) {
    return plow === undefined
      ? FITS
      : misfit(
          `${style.product.title} ends in a pin for a drilled hole, and ${rail.product.title} is plowed. Choose a rail without a plow.`,
        )
  }
  return squareUnderRail(style.product.title, style.shape.blockIn, rail)
}

/** A square top fills the plow exactly, or is screwed to an underside that is flat and wide enough for it. */
function squareUnderRail(title: string, blockIn: number, { product, shape }: RailStock): Fit {
  const block = formatInches(blockIn)
  if (shape.plow === undefined) {
    return flatUndersideIn(shape) >= blockIn
      ? FITS
      : misfit(
          `${title} has a ${block} square top, which needs a plow of that width or a flat underside; ${product.title} has neither.`,
        )
  }
  return shape.plow.widthIn === blockIn
    ? FITS
    : misfit(
        `${title} is ${block} square and the plow of ${product.title} ${formatInches(shape.plow.widthIn)}. They have to be the same.`,
      )
}
