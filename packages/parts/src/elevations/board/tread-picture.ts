import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { type Point, polyline } from '../../geometry/path.ts'
import type { Frame } from '../part-view.ts'
import type { Line, Piece } from '../piece.ts'
import { type Board, boardOf } from './board.ts'
import { boardLight, type BoardSight } from './board-light.ts'
import { endFace } from './end-face.ts'
import { flatWood } from './flat-wood.ts'
import { insetPlan } from './inset-plan.ts'
import { noseGrain } from './nose-grain.ts'
import { returnStrips } from './return-strip.ts'
import { rimFaces, seenOnBoard } from './rim-faces.ts'
import { shownIn } from './shown-in.ts'
import { stavesBetween } from './stave.ts'
import { stepRiser } from './step-riser.ts'

/** From this height of the frame on, every other ring of the wood is left out. */
const FAR_IN = 26

/** A tread seen from above its left end, with its nosing to the right. */
export function treadPicture(shape: TreadShape, from: BoardSight, frame: Frame): readonly Piece[] {
  const board = boardOf(shape)
  const isShown = shownIn(frame)
  const seed = JSON.stringify(shape)
  const staves = stavesBetween(0, shape.depthIn, seed, frame.heightIn > FAR_IN ? 2 : 1)
  const place = (point: Point) => seenOnBoard(point, board.topIn, from)
  const light = boardLight(0, 90, from)
  return [
    ...stepRiser(shape, board, from),
    ...squareEnds(board).flatMap((index) => endFace(board, index, staves, from)),
    ...rimFaces(board.edges, board.profile, from),
    ...noseGrain(board, from),
    ...flatWood({ figure: topFigure(board), staves, light, place, isShown }),
    ...returnStrips(shape, board, from, isShown),
    ...frontGlint(board, from),
  ]
}

/** The level upper side within the rounding. */
function topFigure({ edges, profile }: Board): readonly Point[] {
  const insetIn = profile.at(-1)?.[0] ?? 0
  const corners = insetPlan(edges, insetIn).flatMap((edge) => [edge.from, edge.to])
  return corners.filter((corner, index) => {
    const before = corners.at(index - 1)
    return before === undefined || Math.hypot(corner[0] - before[0], corner[1] - before[1]) > 1e-6
  })
}

/** Edges cut square that face left, towards the viewer. */
function squareEnds({ edges }: Board): readonly number[] {
  return edges.flatMap(({ isNosed, facesDeg }, index) =>
    !isNosed && Math.abs(Math.abs(facesDeg) - 180) < 45 ? [index] : [],
  )
}

/** Where the top begins to fall away the light lies brightest. */
function frontGlint(board: Board, from: BoardSight): readonly Line[] {
  const [insetIn] = board.profile.at(-1) ?? [0]
  return insetPlan(board.edges, insetIn)
    .slice(0, 1)
    .map((edge) => {
      const path = polyline(
        [edge.from, edge.to].map((place) => seenOnBoard(place, board.topIn, from)),
      )
      return { kind: 'line', role: 'glint', path, widthIn: 0.03 }
    })
}
