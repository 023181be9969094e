import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { Dimension } from '../dimension.ts'

/** Projection and rise, plate and saddle, and the bar of the arm. */
export function bracketDimensions(
  { plate, saddle, arm, projectionIn, riseIn }: BracketShape,
  upIn: { readonly upper: number; readonly lower: number },
): readonly Dimension[] {
  const plateHalf = plate.heightIn / 2
  const mark = arm.section === 'round' ? 'ø' : '□'
  return [
    { kind: 'across', fromIn: 0, toIn: projectionIn, row: 0 },
    {
      kind: 'across',
      fromIn: projectionIn - saddle.widthIn / 2,
      toIn: projectionIn + saddle.widthIn / 2,
      row: 1,
    },
    { kind: 'along', fromIn: upIn.upper, toIn: riseIn + upIn.upper, row: 0 },
    { kind: 'along', fromIn: upIn.upper - plateHalf, toIn: upIn.upper + plateHalf, row: 1 },
    {
      kind: 'along',
      fromIn: upIn.lower - saddle.lengthIn / 2,
      toIn: upIn.lower + saddle.lengthIn / 2,
      row: 0,
    },
    {
      kind: 'along',
      fromIn: upIn.lower - plate.widthIn / 2,
      toIn: upIn.lower + plate.widthIn / 2,
      row: 1,
    },
    {
      kind: 'leader',
      at: [projectionIn * 0.45, upIn.upper],
      valueIn: arm.barIn,
      mark,
      note: 'arm',
    },
  ]
}
