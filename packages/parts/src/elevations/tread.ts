import {
  isShownWhole,
  treadOverallIn,
  type TreadShape,
} from '@millrun/catalogue/shapes/tread-shape'
import type { Point } from '../geometry/path.ts'
import { boardOf } from './board/board.ts'
import type { BoardSight } from './board/board-light.ts'
import { endFrame, wholeFrame } from './board/frames.ts'
import { mirrored } from './board/mirrored.ts'
import { seenOnBoard } from './board/rim-faces.ts'
import { treadDrawing } from './board/tread-drawing.ts'
import { treadPicture } from './board/tread-picture.ts'
import type { Aspect, PartView } from './part-view.ts'
import type { Standpoint } from './stack/ring.ts'

const TILT_DEG = 34
/** How far boards are turned that run out of their picture, and long ones that are shown whole. */
const END_DEG = 40
const WHOLE_DEG = 60

/** A tread, cap, nosing or landing tread. */
export function treadView(shape: TreadShape, { turnDeg }: Aspect): PartView {
  const view = pictured(shape)
  return turnDeg === 0 ? { ...treadDrawing(shape), frame: view.frame } : view
}

function pictured(shape: TreadShape): PartView {
  const isWhole = isShownWhole(shape)
  const isMirrored = shape.isRightHand === true
  const turnDeg = isWhole && isLong(shape) ? WHOLE_DEG : END_DEG
  const from: BoardSight = { turnDeg, tiltDeg: TILT_DEG, isMirrored }
  const heightIn = endHeight(shape)
  const shown = shownLength(shape, isWhole ? Infinity : heightIn * 1.2)
  const [upper, lower] = outline(shown, from)
  const seen = [...upper, ...lower]
  const frame = isWhole ? wholeFrame(seen) : endFrame(seen, upper, heightIn)
  const pieces = treadPicture(shown, from, frame)
  return {
    pieces: isMirrored ? mirrored(pieces) : pieces,
    dimensions: [],
    lies: 'upright',
    frame: isMirrored ? { ...frame, centre: [-frame.centre[0], frame.centre[1]] } : frame,
    plainLengths: [],
  }
}

function isLong(shape: TreadShape): boolean {
  return treadOverallIn(shape) > 2.5 * shape.depthIn
}

/** Height that the picture of a board's end shows: one camera for boards of a size. */
function endHeight({ riser, depthIn }: TreadShape): number {
  if (riser !== undefined) return 26
  if (depthIn > 8) return 20
  return depthIn > 3 ? 11 : 6
}

/** The back of a rounded end is out of sight; in pictures its rounding goes on there. */
function shownLength(shape: TreadShape, mostIn: number): TreadShape {
  const lengthIn = Math.min(shape.lengthIn, mostIn)
  return shape.left === 'bullnose'
    ? { ...shape, lengthIn, isBackNosed: true }
    : { ...shape, lengthIn }
}

/** Corners of the upper and of the lower side as they are seen. */
function outline(
  shape: TreadShape,
  from: Standpoint,
): readonly [upper: readonly Point[], lower: readonly Point[]] {
  const { edges, topIn } = boardOf(shape)
  const at = (levelIn: number) => edges.map((edge) => seenOnBoard(edge.from, levelIn, from))
  return [at(topIn), at(0)]
}
