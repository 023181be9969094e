import { formatInches } from '@millrun/catalogue/inches'
import type { FinishCode } from '@millrun/catalogue/option-group'
import type { IronStyle } from '../stock/baluster-stock.ts'
import { finishName } from '../stock/finish-of.ts'
import { SHOES, type ShoeStock } from '../stock/shoe-stock.ts'
import { type Fit, FITS, misfit } from './fit.ts'

/** Whether a shoe goes on a bar, on a tread (`flat`) or on the slope of a knee wall (`pitched`). */
export function shoeOnBar(
  { product, shape }: ShoeStock,
  bar: IronStyle,
  surface: 'flat' | 'pitched',
): Fit {
  const { barIn, section } = bar.shape
  if (shape.openingIn !== barIn || shape.section !== section) {
    return misfit(
      `${product.title} is made for ${formatInches(shape.openingIn)} ${shape.section} bar, ${bar.product.title} is ${formatInches(barIn)} ${section}.`,
    )
  }
  if (surface === 'flat' && shape.pitchDeg > 0) {
    return misfit(
      `${product.title} is tilted for a slope; on a tread it would stand open in front.`,
    )
  }
  return surface === 'pitched' && shape.pitchDeg === 0
    ? misfit(
        `${product.title} is flat below; on the slope of a knee wall it would stand on its edge.`,
      )
    : FITS
}

export interface ChosenShoe {
  readonly shoe: ShoeStock
  /** What differs from the bar, as a sentence. */
  readonly note?: string
}

/**
 * The shoe for a bar in a finish: of its size and for its surface, in its finish where there is one, and
 * hollow for hollow bars. Undefined when we make none of that size for that surface.
 */
export function shoeFor(
  bar: IronStyle,
  finish: FinishCode,
  surface: 'flat' | 'pitched',
): ChosenShoe | undefined {
  const fitting = SHOES.filter((shoe) => shoe.product.inStock && shoeOnBar(shoe, bar, surface).ok)
  const inFinish = fitting.filter((shoe) => shoe.finish === finish)
  const own = inFinish.find(({ shape }) => (shape.wallIn !== undefined) === bar.shape.isHollow)
  const matching = own ?? inFinish[0]
  if (matching !== undefined) return { shoe: matching }
  const other = fitting.find((shoe) => shoe.finish === 'SB') ?? fitting[0]
  if (other === undefined) return undefined
  const note = `We make no ${surface === 'flat' ? 'flat' : 'pitch'} shoe for ${formatInches(bar.shape.barIn)} ${bar.shape.section} bar in ${finishName(finish)}; ${other.product.title} in ${finishName(other.finish)} is listed. Leave the shoes out if you would rather fill the holes.`
  return { shoe: other, note }
}
