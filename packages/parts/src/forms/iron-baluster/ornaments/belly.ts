import type { SpacePoint } from '../../../geometry/space.ts'
import { type Point, smoothLine } from '../../../geometry/path.ts'
import { type Fineness, linesFor } from '../../../solids/form/fineness.ts'
import { planesAlong } from '../../../solids/form/sweep.ts'
import type { BarSize } from '../bar/bar-outline.ts'
import { type BarRow, turned, uprightRow } from '../bar/bar-row.ts'
import { fromEndToEnd, type Ornament, type OrnamentOf } from '../ornament.ts'

type Belly = OrnamentOf<'belly'>

const LINES = 14
/** A belly hangs: it is fullest below its middle. */
const HANG = 0.8

/** The bar bowed out of its line to the left and back. */
export const belly: Ornament<'belly'> = {
  heights: fromEndToEnd,
  widthIn: () => 0,
  isInPlaceOfBar: true,
  rows: bellyRows,
  outlines: (bow, { barIn, section }) => [
    {
      kind: 'rod',
      path: smoothLine(bellyLine(bow, LINES)),
      widthIn: barIn,
      section: section === 'round' ? 'round' : 'flat',
    },
  ],
  solids: () => [],
  leader: (bow) => ({
    kind: 'leader',
    at: [-bow.bowIn, bellyPeak(bow)],
    valueIn: bow.bowIn,
    mark: '',
    note: 'bow',
  }),
}

/** The middle of the bar along a belly, from the bottom up. */
function bellyLine(bow: Belly, lines: number): readonly Point[] {
  return Array.from({ length: lines + 1 }, (_, index): Point => {
    const t = index / lines
    const outShare = (1 - Math.cos(2 * Math.PI * t ** HANG)) / 2
    return [-bow.bowIn * outShare, bow.fromIn + (bow.toIn - bow.fromIn) * t]
  })
}

/** The height at which a belly stands out most. */
export function bellyPeak(bow: Belly): number {
  return bow.fromIn + (bow.toIn - bow.fromIn) * 0.5 ** (1 / HANG)
}

/** A bar bent out of its line to the left and back. */
function bellyRows(
  bow: Belly,
  size: BarSize,
  turnDeg: number,
  fineness: Fineness,
): readonly BarRow[] {
  const line = bellyLine(bow, linesFor(72, fineness)).map(([x, y]): SpacePoint => [x, y, 0])
  const bent = planesAlong(line, [1, 0, 0]).map((plane) => ({
    plane: turned(plane, turnDeg),
    size,
  }))
  return [
    uprightRow(bow.fromIn, size, turnDeg),
    ...bent.slice(1, -1),
    uprightRow(bow.toIn, size, turnDeg),
  ]
}
