import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import { bracketBody } from './bracket/bracket-body.ts'
import { bracketDimensions } from './bracket/bracket-dimensions.ts'
import { railAbove } from './bracket/rail-above.ts'
import { frameAround } from './fitting/frame-around.ts'
import type { Aspect, PartView } from './part-view.ts'
import { polyline } from '../geometry/path.ts'
import { stackedViews } from './stacked-views.ts'
import { surfaceDrawing } from '../surface/surface-drawing.ts'
import { surfacePicture } from '../surface/surface-picture.ts'

/** Height that the pictures of brackets show: one camera for all. */
const FRAME_HEIGHT_IN = 7.2

/** A rail bracket, its plate to the left: pictures from its front, drawings from the side and from above. */
export function bracketView(shape: BracketShape, aspect: Aspect): PartView {
  const body = bracketBody(shape)
  if (aspect.turnDeg !== 0) {
    const pieces = surfacePicture(body, { turnDeg: -42, tiltDeg: 22 })
    const { centre } = frameAround(pieces)
    const frame = { centre, heightIn: FRAME_HEIGHT_IN }
    return { pieces, dimensions: [], lies: 'upright', frame, plainLengths: [] }
  }
  const side = [...surfaceDrawing(body, { turnDeg: 0, tiltDeg: 0 }), ...railAbove(shape)]
  const plan = surfaceDrawing(body, { turnDeg: 0, tiltDeg: 90 })
  const { pieces, upIn } = stackedViews(side, plan)
  return {
    pieces,
    dimensions: bracketDimensions(shape, upIn),
    lies: 'upright',
    frame: { centre: [0, 0], heightIn: 1 },
    plainLengths: [],
    viewCount: 2,
    axisIn: shape.projectionIn,
    centreLines: [
      polyline([
        [-0.2, upIn.lower],
        [shape.projectionIn * 1.3, upIn.lower],
      ]),
    ],
  }
}
