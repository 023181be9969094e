import { canvasOf, canvasOfPixels, pixelsOf } from './canvas-of.ts'
import type { Corners } from './corners.ts'
import { chained, type Homography, scaling, squareToCorners } from './homography.ts'
import type { Marking } from './marking.ts'
import { type PictureSize, sizeWithin } from './picture-size.ts'
import type { Photograph } from './read-photograph.ts'
import { straightenedPixels } from './straightened-pixels.ts'
import { visibleWall, type WallPart } from './visible-wall.ts'

/** A wall as it is seen square on, at a known size. */
export interface StraightenedPhotograph {
  readonly image: HTMLCanvasElement
  readonly part: WallPart
  readonly widthIn: number
  readonly heightIn: number
  /** How much of the picture is below the lower edge of the marked rectangle. */
  readonly belowIn: number
}

/** Pixels for an inch: more than any photograph of a room has. */
const FINEST = 1000

/**
 * The wall in a photograph, straightened: as much of it as is in the picture, on a canvas of which the
 * longer side is at most `longestPx`. The marking has no `cornersProblem`.
 */
export function straightenedPhotograph(
  { canvas }: Photograph,
  { corners, ...marked }: Marking,
  longestPx: number,
): StraightenedPhotograph {
  const part = visibleWall(corners)
  const widthIn = (part.right - part.left) * marked.widthIn
  const heightIn = (part.bottom - part.top) * marked.heightIn
  const longest = Math.min(longestPx, Math.max(canvas.width, canvas.height))
  const size = sizeWithin({ width: widthIn * FINEST, height: heightIn * FINEST }, longest)
  // A picture that is drawn much smaller is made smaller first: its pixels would be skipped otherwise.
  const source = pixelsOf(canvasOf(canvas, sizeWithin(canvas, longestPx * 1.5)))
  const drawn = straightenedPixels(source, toSource(corners, part, size, source), size)
  return {
    image: canvasOfPixels(new ImageData(drawn, size.width, size.height)),
    part,
    widthIn,
    heightIn,
    belowIn: (part.bottom - 1) * marked.heightIn,
  }
}

/** From the pixels of the new picture over the wall and its corners to those of the old one. */
function toSource(
  corners: Corners,
  { left, top, right, bottom }: WallPart,
  to: PictureSize,
  from: PictureSize,
): Homography {
  const onWall = scaling(
    { x: (right - left) / to.width, y: (bottom - top) / to.height },
    { x: left, y: top },
  )
  const inPicture = chained(onWall, squareToCorners(corners))
  return chained(inPicture, scaling({ x: from.width, y: from.height }))
}
