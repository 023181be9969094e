import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { type Point, polyline } from '../../geometry/path.ts'
import type { Line, Piece } from '../piece.ts'
import type { Board } from './board.ts'
import { boardLight, type BoardSight } from './board-light.ts'
import { flatWood } from './flat-wood.ts'
import { seenOnBoard } from './rim-faces.ts'
import { stavesBetween } from './stave.ts'

/** Width of the line that a glued joint makes. */
const JOINT_IN = 0.02

/** The mitred returns of a tread seen from above: their grain runs back, and the mitre shows as a line. */
export function returnStrips(
  shape: TreadShape,
  board: Board,
  from: BoardSight,
  isShown: (seen: Point) => boolean,
): readonly Piece[] {
  const { left, right, lengthIn } = shape
  return [
    ...(left === 'return' ? strip(shape, board, from, isShown, (outIn) => -outIn) : []),
    ...(right === 'return' ? strip(shape, board, from, isShown, (outIn) => lengthIn + outIn) : []),
  ]
}

function strip(
  { returnIn, depthIn }: TreadShape,
  board: Board,
  from: BoardSight,
  isShown: (seen: Point) => boolean,
  across: (outIn: number) => number,
): readonly Piece[] {
  const insetIn = board.profile.at(-1)?.[0] ?? 0
  const outerIn = returnIn - insetIn
  const place = ([backIn, outIn]: Point): Point =>
    seenOnBoard([across(outIn), backIn], board.topIn, from)
  const figure: readonly Point[] = [
    [returnIn, 0],
    [insetIn, outerIn],
    [depthIn, outerIn],
    [depthIn, 0],
  ]
  const staves = stavesBetween(0, returnIn, `return ${depthIn} ${across(0)}`)
  const light = boardLight(0, 90, from) * 1.02
  return [
    ...flatWood({ figure, staves, light, place, isShown }),
    joint(
      [
        [depthIn, 0],
        [returnIn, 0],
      ],
      place,
    ),
    joint(
      [
        [returnIn, 0],
        [insetIn, outerIn],
      ],
      place,
    ),
    mitreOnRim(board, [across(returnIn), 0], across(1) - across(0), from),
  ]
}

function joint(points: readonly Point[], place: (point: Point) => Point): Line {
  return { kind: 'line', role: 'edge', path: polyline(points.map(place)), widthIn: JOINT_IN }
}

/** The mitre where it goes down over the rounding; `outwards` is 1 to the right, -1 to the left. */
function mitreOnRim(board: Board, corner: Point, outwards: number, from: BoardSight): Line {
  const points = board.profile.map(([insetIn, heightIn]) =>
    seenOnBoard([corner[0] - outwards * insetIn, corner[1] + insetIn], heightIn, from),
  )
  return { kind: 'line', role: 'edge', path: polyline(points), widthIn: JOINT_IN }
}
