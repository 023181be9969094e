import type { TreadBracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { Dimension } from '../../elevations/dimension.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { sideOverPlan } from '../../elevations/stacked-views.ts'
import { treadBracketSolids } from './tread-bracket-solids.ts'

const FINENESS = 0.6

/** An angle that carries a tread, the leg on the stringer to the left, and from above. */
export function treadBracketElevation(shape: TreadBracketShape): Elevation {
  const { outlines, upIn } = sideOverPlan(treadBracketSolids(shape, FINENESS))
  return {
    outlines,
    dimensions: dimensions(shape, upIn),
    lies: 'upright',
    viewCount: 2,
    axisIn: 'none',
  }
}

function dimensions(
  shape: TreadBracketShape,
  upIn: { readonly upper: number; readonly lower: number },
): readonly Dimension[] {
  const half = shape.lengthIn / 2
  return [
    { kind: 'across', fromIn: 0, toIn: shape.deepIn, row: 0 },
    { kind: 'along', fromIn: upIn.upper - shape.tallIn, toIn: upIn.upper, row: 0 },
    { kind: 'along', fromIn: upIn.lower - half, toIn: upIn.lower + half, row: 0 },
    {
      kind: 'leader',
      at: [shape.deepIn * 0.7, upIn.upper],
      valueIn: shape.thickIn,
      mark: '',
      note: 'thick',
    },
  ]
}
