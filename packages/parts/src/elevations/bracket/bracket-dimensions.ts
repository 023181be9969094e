import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { Dimension, LeaderDimension, SpanDimension } from '../dimension.ts'

/** Projection and rise, plate and saddle, and the bar of the arm. */
export function bracketDimensions(
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
