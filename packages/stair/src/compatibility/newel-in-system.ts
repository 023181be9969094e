import { formatInches } from '@millrun/catalogue/inches'
import { railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { RailSystem } from '../design/design.ts'
import type { NewelStock } from '../stock/newel-stock.ts'
import type { RailStock } from '../stock/rail-stock.ts'
import { type Fit, FITS, misfit } from './fit.ts'

/** Whether a newel can carry a rail that is cut between posts, or runs over them. */
export function newelInSystem(newel: NewelStock, system: RailSystem, rail: RailStock): Fit {
  const { title } = newel.product
  if (system === 'over-the-post') {
    return newel.isPinTop
      ? FITS
      : misfit(
          `${title} ends in a cap or finial. A rail over the posts needs a newel with a pin top.`,
        )
  }
  if (newel.isPinTop) {
    return misfit(
      `${title} ends in a pin below the rail. A rail between posts needs a newel with a square block at the top.`,
    )
  }
  const widthIn = railWidthIn(rail.shape)
  return newel.faceIn >= widthIn
    ? FITS
    : misfit(
        `${title} is ${formatInches(newel.faceIn)} at the top and ${rail.product.title} ${formatInches(widthIn)} wide, so the rail would stand out on both sides.`,
      )
}
