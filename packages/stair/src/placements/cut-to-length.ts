import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { cutIron } from '@millrun/parts/cuts/cut-iron'
import { cutBaluster, cutBelow, rakedTop } from '@millrun/parts/cuts/cut-turned'
import type { BalusterStyle } from '../stock/baluster-stock.ts'

/**
 * A baluster cut to a length, a square top of wood to a pitch too; what is too long for its stock is as long as it would
 * have to be, plain at the foot.
 */
export function cutStyle(
  style: BalusterStyle,
  cutIn: number,
  topPitchDeg = 0,
): IronBalusterShape | TurnedShape {
  if (style.kind === 'iron') return cutIron(style.shape, cutIn)
  return rakedTop(cutBaluster(style.shape, cutIn), topPitchDeg)
}

/** A newel that loses `byIn` at its foot; a base molding moves up with the cut. */
export function cutNewel(
  shape: TurnedShape | BoxNewelShape,
  byIn: number,
): TurnedShape | BoxNewelShape {
  return shape.kind === 'turned' ? cutBelow(shape, byIn) : cutBox(shape, byIn)
}

function cutBox(shape: BoxNewelShape, byIn: number): BoxNewelShape {
  const lower = <T extends { readonly fromIn: number; readonly toIn: number }>(span: T): T => ({
    ...span,
    fromIn: span.fromIn - byIn,
    toIn: span.toIn - byIn,
  })
  return {
    ...shape,
    lengthIn: shape.lengthIn - byIn,
    taperFromIn: Math.max(0, shape.taperFromIn - byIn),
    bands: shape.bands.map(lower),
    panels: shape.panels.map(lower),
    reveals: shape.reveals.map((heightIn) => heightIn - byIn),
  }
}
