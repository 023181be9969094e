import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { rectangle } from '../../geometry/figures.ts'
import { type Point, polygon } from '../../geometry/path.ts'
import type { Dimension } from '../../elevations/dimension.ts'
import type { SecondView } from '../../elevations/elevation.ts'
import { cutFace, type Face } from '../../elevations/outline.ts'
import { backEdge, boardTopIn, turnDown } from './board-section.ts'
import { noseProfile } from './nose-profile.ts'

/** A tread cut across its length, its front to the left, with the riser that it comes with. */
export function treadSection(shape: TreadShape): SecondView {
  return {
    outlines: [...riserCut(shape), cutFace(polygon(sectionCorners(shape)))],
    dimensions: dimensions(shape),
    caption: shape.narrowIn === undefined ? 'Section' : 'Section at the wide end',
  }
}

function riserCut({ riser }: TreadShape): readonly Face[] {
  if (riser === undefined) return []
  const { insetIn, thickIn, heightIn } = riser
  return [cutFace(rectangle([insetIn, 0], [insetIn + thickIn, heightIn]))]
}

/** The section of the board, from the underside of its front round over the top. */
function sectionCorners(shape: TreadShape): readonly Point[] {
  const { thickIn, radiusIn } = shape.nose
  const topIn = boardTopIn(shape)
  const profile = noseProfile(topIn - thickIn, topIn, radiusIn)
  return [...profile, ...backEdge(shape, profile), ...turnDown(shape)]
}

function dimensions(shape: TreadShape): readonly Dimension[] {
  const { depthIn, thickIn, riser, nose } = shape
  const topIn = boardTopIn(shape)
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
