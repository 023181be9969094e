import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { Design } from '../design/design.ts'
import { rosetteFor } from '../stock/rosette-stock.ts'
import type { Bay } from '../bays/bay.ts'
import { frameAt } from '../segments/frame.ts'
import type { SpanEnd } from '../segments/span.ts'
import type { StairParts } from '../model/stair-parts.ts'
import type { PlacedRosette } from '../model/stair.ts'

/** A rosette for every end of a rail at a wall; none where the rail stays as it is. */
export function placedRosettes(
  bays: readonly Bay[],
  { rail }: StairParts,
  design: Design,
): readonly PlacedRosette[] {
  const stock = rosetteFor(rail)
  if (stock === undefined || design.job === 'keep-rail') return []
  return bays.flatMap(({ span, rail: { straight } }) => {
    const at = (end: SpanEnd, turnedDeg: number): readonly PlacedRosette[] => {
      if (end.at === 'newel') return []
      const frame = frameAt(span.frame, end.alongIn, span.rightIn, turnedDeg)
      return [{ stock, frame, upIn: straight.upIn + railHeightIn(rail.shape) / 2 }]
    }
    return [...at(span.from, 0), ...at(span.to, 180)]
  })
}
