import { type Twist, twistAngle } from './twist-angle.ts'
import type { Fineness } from '../../../solids/form/fineness.ts'
import type { BarSize } from '../bar/bar-outline.ts'
import { type BarRow, uprightRow } from '../bar/bar-row.ts'
import { fromEndToEnd, type Ornament } from '../ornament.ts'
import { twistedOutline } from './twisted-outline.ts'

/** A photograph takes a row for every so many degrees of twist. */
const STEP_DEG = 6

/** The bar twisted cold about its axis. */
export const twist: Ornament<'twist'> = {
  heights: fromEndToEnd,
  widthIn: () => 0,
  isInPlaceOfBar: true,
  rows: twistRows,
  outlines: (turned, { barIn }) => twistedOutline({ ...turned, widthIn: barIn, depthIn: barIn }),
  solids: () => [],
  leader: ({ fromIn, toIn, turns }) => ({
    kind: 'leader',
    at: [0, (fromIn + toIn) / 2],
    valueIn: toIn - fromIn,
    mark: '',
    note: `twist, ${Math.abs(turns)} turns${turns < 0 ? ' left' : ''}`,
  }),
}

/** It takes up its turn and gives it back smoothly. */
function twistRows(
  turned: Twist,
  size: BarSize,
  turnDeg: number,
  fineness: Fineness,
): readonly BarRow[] {
  const lengthIn = turned.toIn - turned.fromIn
  const count = Math.ceil((Math.abs(turned.turns) * 360 * fineness) / STEP_DEG)
  return Array.from({ length: count + 1 }, (_, at) => {
    const heightIn = turned.fromIn + (lengthIn * at) / count
    return uprightRow(heightIn, size, turnDeg + twistAngle(turned, heightIn))
  })
}
