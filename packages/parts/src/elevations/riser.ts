import { isShownWhole, type RiserShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Point } from '../geometry/path.ts'
import { endFrame, wholeFrame } from './board/frames.ts'
import { riserDrawing } from './board/riser-drawing.ts'
import { riserPicture } from './board/riser-picture.ts'
import { seenOnBoard } from './board/rim-faces.ts'
import type { Aspect, PartView } from './part-view.ts'
import type { Standpoint } from './stack/ring.ts'

const FROM: Standpoint = { turnDeg: 18, tiltDeg: 24 }
const FRAME_HEIGHT_IN = 17

/** A riser, or the thin face of one. */
export function riserView(shape: RiserShape, { turnDeg }: Aspect): PartView {
  const isWhole = isShownWhole(shape)
  const lengthIn = isWhole ? shape.lengthIn : FRAME_HEIGHT_IN * 1.2
  const shown = { ...shape, lengthIn }
  const seen = corners(shown)
  const frame = isWhole ? wholeFrame(seen) : endFrame(seen, seen.slice(0, 4), FRAME_HEIGHT_IN)
  if (turnDeg === 0) return { ...riserDrawing(shape), frame }
  return {
    pieces: riserPicture(shown, FROM, frame),
    dimensions: [],
    lies: 'upright',
    frame,
    plainLengths: [],
  }
}

/** The corners of the board, those of its upper side first. */
function corners({ lengthIn, heightsIn: [heightIn], thickIn }: RiserShape): readonly Point[] {
  const plan: readonly Point[] = [
    [0, 0],
    [lengthIn, 0],
    [lengthIn, thickIn],
    [0, thickIn],
  ]
  return [heightIn, 0].flatMap((level) => plan.map((corner) => seenOnBoard(corner, level, FROM)))
}
