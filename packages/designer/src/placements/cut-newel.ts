import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { cutBelow } from '@millrun/parts/cuts/cut-turned'

/** A newel that loses `byIn` at its foot; a base moulding moves up with the cut. */
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
