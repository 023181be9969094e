import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { Elevation } from '../../elevations/elevation.ts'
import { sideOverPlan } from '../../elevations/stacked-views.ts'
import { polyline, type Point } from '../../geometry/path.ts'
import { bracketSolids } from './bracket-solids.ts'
import type { Dimension, LeaderDimension, SpanDimension } from '../../elevations/dimension.ts'
import { smoothOutline } from '../../geometry/smooth-outline.ts'
import { loopOf } from '../../solids/form/section-loop.ts'
import { edge, type Line } from '../../elevations/outline.ts'

const FINENESS = 0.6

/** A rail bracket from the side, its plate to the left, and from above. */
export function bracketElevation(shape: BracketShape): Elevation {
  const solids = bracketSolids(shape, FINENESS, 'sharp')
  const { outlines, upIn } = sideOverPlan(solids, railAbove(shape))
  return {
    outlines,
    dimensions: bracketDimensions(shape, upIn),
    lies: 'upright',
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

/** Projection and rise, plate and saddle, and the bar of the arm. */
function bracketDimensions(
  { plate, saddle, arm, projectionIn, riseIn }: BracketShape,
  { upper, lower }: { readonly upper: number; readonly lower: number },
): readonly Dimension[] {
  const mark = arm.section === 'round' ? 'ø' : '□'
  const armAt = [projectionIn * 0.45, upper] as const
  const drawnOut = arm.drawsOutIn === undefined ? [] : [projectionIn + arm.drawsOutIn]
  return [
    { kind: 'across', fromIn: 0, toIn: projectionIn, row: 0 },
    about('across', projectionIn, saddle.widthIn, 1),
    { kind: 'along', fromIn: upper, toIn: riseIn + upper, row: 0 },
    about('along', upper, plate.heightIn, 1),
    about('along', lower, saddle.lengthIn, 0),
    about('along', lower, plate.widthIn, 1),
    { kind: 'leader', at: armAt, valueIn: arm.barIn, mark, note: 'arm' },
    ...drawnOut.map((valueIn): LeaderDimension => {
      const at = [projectionIn * 0.25, upper] as const
      return { kind: 'leader', at, valueIn, mark: '', note: 'reach drawn out' }
    }),
  ]
}

/** A size that reaches as far to both sides of a middle. */
function about(
  kind: SpanDimension['kind'],
  middleIn: number,
  sizeIn: number,
  row: number,
): SpanDimension {
  return { kind, fromIn: middleIn - sizeIn / 2, toIn: middleIn + sizeIn / 2, row }
}

/** How far the wall is drawn beyond plate and rail. */
const BEYOND_IN = 0.5

/** The wall, and the rail that the bracket is made for, as thin lines. */
function railAbove({ rail, plate, projectionIn, riseIn }: BracketShape): readonly Line[] {
  const section = rail === undefined ? [] : loopOf(rail)
  const corners = section.map(([x, y]): Point => [projectionIn + x, riseIn + y])
  const top = Math.max(plate.heightIn / 2, riseIn, ...corners.map(([, y]) => y))
  const wall = polyline([
    [0, -plate.heightIn / 2 - BEYOND_IN],
    [0, top + BEYOND_IN],
  ])
  return [
    { kind: 'line', role: 'outline', path: wall },
    ...(corners.length === 0 ? [] : [edge(smoothOutline(corners))]),
  ]
}
