import { type Belly, bellyLine } from '../../elevations/iron/belly.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { framesAlong } from '../form/sweep.ts'
import type { BarSize } from './bar-outline.ts'
import { type BarRow, turned, uprightRow } from './bar-row.ts'

/** A bar bent out of its line to the left and back. */
export function bellyRows(
  belly: Belly,
  size: BarSize,
  turnDeg: number,
  fineness: Fineness,
): readonly BarRow[] {
  const line = bellyLine(belly, linesFor(72, fineness)).map(([x, y]): SpacePoint => [x, y, 0])
  const bent = framesAlong(line, [1, 0, 0]).map((frame) => ({
    frame: turned(frame, turnDeg),
    size,
  }))
  return [
    uprightRow(belly.fromIn, size, turnDeg),
    ...bent.slice(1, -1),
    uprightRow(belly.toIn, size, turnDeg),
  ]
}
