import { moved, type Point, polygon } from '../../geometry/path.ts'
import { endGrain } from '../rail/rings.ts'
import type { Face, Line, Piece } from '../piece.ts'
import type { Board } from './board.ts'
import { boardLight, type BoardSight } from './board-light.ts'
import { insetPlan } from './inset-plan.ts'
import type { PlanEdge } from './plan-edges.ts'
import { seenOnBoard } from './rim-faces.ts'
import type { Stave } from './stave.ts'

/** End grain drinks the light. */
const END_GAIN = 0.86

/** A square end of a board with the section of its nosing, and the rings of its staves. */
export function endFace(
  board: Board,
  edgeIndex: number,
  staves: readonly Stave[],
  from: BoardSight,
): readonly Piece[] {
  const edge = board.edges[edgeIndex]
  if (edge === undefined) return []
  const section = endSection(board, edgeIndex)
  const place = ([acrossIn, heightIn]: Point): Point =>
    seenOnBoard(alongEdge(edge, acrossIn), heightIn, from)
  const light = END_GAIN * boardLight(edge.facesDeg, 0, from)
  const face: Face = {
    kind: 'face',
    outline: polygon(section.map(place)),
    shading: {
      run: 'along',
      stops: [
        [0, light * 0.9],
        [1, light * 1.06],
      ],
    },
  }
  return [face, ...staves.flatMap((stave) => ringsOn(stave, section, board.topIn, place))]
}

/** The end as a figure: back from the front along the edge, and up. */
function endSection(board: Board, edgeIndex: number): readonly Point[] {
  const { topIn, thickIn, nose, profile } = board
  const edge = board.edges[edgeIndex]
  const undersideIn = topIn - thickIn
  const levels = profile.map(([insetIn, heightIn]) => {
    const level = insetPlan(board.edges, insetIn)[edgeIndex]
    return { level, heightIn }
  })
  const front = levels.map(({ level, heightIn }): Point => [backIn(edge, level?.to), heightIn])
  const back = levels
    .filter(({ heightIn }) => heightIn >= undersideIn)
    .map(({ level, heightIn }): Point => [backIn(edge, level?.from), heightIn])
    .toReversed()
  const lowest: readonly Point[] =
    nose.thickIn > thickIn
      ? [
          [back[0]?.[0] ?? 0, undersideIn],
          [nose.backIn, undersideIn],
          [nose.backIn, topIn - nose.thickIn],
        ]
      : []
  return [...front, ...back, ...lowest]
}

/** How far behind the front end of an edge a place on it lies. */
function backIn(edge: PlanEdge | undefined, place: Point | undefined): number {
  if (edge === undefined || place === undefined) return 0
  return Math.hypot(place[0] - edge.to[0], place[1] - edge.to[1])
}

function alongEdge({ from, to }: PlanEdge, acrossIn: number): Point {
  const length = Math.hypot(from[0] - to[0], from[1] - to[1])
  const share = acrossIn / length
  return [to[0] + (from[0] - to[0]) * share, to[1] + (from[1] - to[1]) * share]
}

/** The rings of one stave where they come out at the end. */
function ringsOn(
  stave: Stave,
  section: readonly Point[],
  topIn: number,
  place: (point: Point) => Point,
): readonly Line[] {
  const { fromIn, toIn, radiiIn, pithAcrossIn, pithBelowIn } = stave
  const inStave = section.map(([x, y]): Point => [Math.min(toIn, Math.max(fromIn, x)), y])
  const pith: Point = [pithAcrossIn, topIn - pithBelowIn(0)]
  return endGrain(inStave, { pith, radiiIn }).map((line) => ({
    ...line,
    path: moved(line.path, place),
  }))
}
