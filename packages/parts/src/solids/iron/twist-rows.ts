import { type Twist, twistAngle } from '../../geometry/twist-angle.ts'
import type { Fineness } from '../form/fineness.ts'
import type { BarSize } from './bar-outline.ts'
import { type BarRow, uprightRow } from './bar-row.ts'

/** A photograph takes a row for every so many degrees of twist. */
const STEP_DEG = 6

/** A bar twisted cold about its axis: it takes up its turn and gives it back smoothly. */
export function twistRows(
  twist: Twist,
  size: BarSize,
  turnDeg: number,
  fineness: Fineness,
): readonly BarRow[] {
  const lengthIn = twist.toIn - twist.fromIn
  const count = Math.ceil((Math.abs(twist.turns) * 360 * fineness) / STEP_DEG)
  return Array.from({ length: count + 1 }, (_, at) => {
    const heightIn = twist.fromIn + (lengthIn * at) / count
    return uprightRow(heightIn, size, turnDeg + twistAngle(twist, heightIn))
  })
}
