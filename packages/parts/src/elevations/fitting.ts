import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { fittingBody } from '../surface/fitting-body.ts'
import { surfacePicture } from '../surface/surface-picture.ts'
import { fittingDrawing } from './fitting/fitting-drawing.ts'
import { frameAround } from './fitting/frame-around.ts'
import { fittingStandpoint } from './fitting/fitting-standpoint.ts'
import type { Aspect, PartView } from './part-view.ts'

/** A handrail fitting. Drawings see it squarely from the side and from above; pictures from where it tells most. */
export function fittingView(shape: FittingShape, aspect: Aspect): PartView {
  const body = fittingBody(shape)
  if (aspect.turnDeg === 0) return fittingDrawing(shape, body)
  const pieces = surfacePicture(body, fittingStandpoint(shape))
  return { pieces, dimensions: [], lies: 'upright', frame: frameAround(pieces), plainLengths: [] }
}
