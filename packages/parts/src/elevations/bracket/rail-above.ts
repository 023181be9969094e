import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import { type Point, polyline } from '../../geometry/path.ts'
import { smoothOutline } from '../../geometry/smooth-outline.ts'
import { loopOf } from '../../surface/section-loop.ts'
import type { Line } from '../piece.ts'

/** How far the wall is drawn beyond plate and rail. */
const BEYOND_IN = 0.5

/** The wall, and the rail that the bracket is made for, as thin lines. */
export function railAbove({ rail, plate, projectionIn, riseIn }: BracketShape): readonly Line[] {
  const section = rail === undefined ? [] : loopOf(rail)
  const corners = section.map(([x, y]): Point => [projectionIn + x, riseIn + y])
  const top = Math.max(plate.heightIn / 2, riseIn, ...corners.map(([, y]) => y))
  const wall = polyline([
    [0, -plate.heightIn / 2 - BEYOND_IN],
    [0, top + BEYOND_IN],
  ])
  return [
    { kind: 'line', role: 'outline', path: wall, widthIn: 0.02 },
    ...(corners.length === 0
      ? []
      : [{ kind: 'line', role: 'edge', path: smoothOutline(corners), widthIn: 0.02 } as const]),
  ]
}
