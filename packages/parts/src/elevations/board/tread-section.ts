import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { rectangle } from '../../geometry/figures.ts'
import { type Point, polygon } from '../../geometry/path.ts'
import type { Dimension } from '../dimension.ts'
import type { SecondView } from '../part-view.ts'
import { evenShading, type Face } from '../piece.ts'
import { type Board, boardOf } from './board.ts'
import { backEdge, turnDown } from './section-back.ts'

/** A tread cut across its length, its front to the left, with the riser that it comes with. */
export function treadSection(shape: TreadShape): SecondView {
  const board = boardOf(shape)
  return {
    pieces: [...riserCut(shape), cut(sectionCorners(shape, board))],
    dimensions: dimensions(shape, board),
    caption: shape.narrowIn === undefined ? 'Section' : 'Section at the wide end',
  }
}

function cut(corners: readonly Point[]): Face {
  return { kind: 'face', outline: polygon(corners), shading: evenShading(0.4), isCut: true }
}

function riserCut({ riser }: TreadShape): readonly Face[] {
  if (riser === undefined) return []
  const { insetIn, thickIn, heightIn } = riser
  const outline = rectangle([insetIn, 0], [insetIn + thickIn, heightIn])
  return [{ kind: 'face', outline, shading: evenShading(0.4), isCut: true }]
}

/** The section of the board, from the underside of its front round over the top. */
function sectionCorners(shape: TreadShape, { profile }: Board): readonly Point[] {
  return [...profile, ...backEdge(shape, profile), ...turnDown(shape)]
}

function dimensions(shape: TreadShape, board: Board): readonly Dimension[] {
  const { depthIn, thickIn, riser, nose } = shape
  const { topIn } = board
  const nearIn = riser?.insetIn ?? (nose.thickIn > thickIn ? nose.backIn : undefined)
  const lowIn = riser?.heightIn ?? 0
  return [
    ...(nearIn === undefined ? [] : [span('across', 0, nearIn, 0)]),
    ...(riser === undefined
      ? []
      : [span('across', riser.insetIn, riser.insetIn + riser.thickIn, 0)]),
    span('across', 0, depthIn, nearIn === undefined ? 0 : 1),
    span('along', topIn - thickIn, topIn, 0),
    ...(riser === undefined ? [] : [span('along', 0, lowIn, 0)]),
    ...(topIn > thickIn ? [span('along', 0, topIn, 1)] : []),
    noseRadius(nose.radiusIn, topIn),
  ]
}

function span(kind: 'across' | 'along', fromIn: number, toIn: number, row: number): Dimension {
  return { kind, fromIn, toIn, row }
}

function noseRadius(radiusIn: number, topIn: number): Dimension {
  const inIn = radiusIn * (1 - Math.SQRT1_2)
  return { kind: 'leader', at: [inIn, topIn - inIn], valueIn: radiusIn, mark: '', note: 'radius' }
}
