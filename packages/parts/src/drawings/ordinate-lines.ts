import type { Ordinate } from '../elevations/dimension.ts'
import type { PartView } from '../elevations/part-view.ts'
import { partBounds } from '../elevations/part-bounds.ts'
import { type Point, polyline } from '../geometry/path.ts'
import type { Placing } from '../svg/path-data.ts'
import { DIMENSION_PEN, TEXT_SIZE } from './ink.ts'
import { lengthLabel } from './length-label.ts'
import { type Mark, stroke } from './mark.ts'
import { spread } from './spread.ts'
import { dimensionText } from './words.ts'

const GAP = TEXT_SIZE + 2
/** From the outline to where a line bends, and from there to where its label begins. */
const STRAIGHT = 14
const BENT = 34
const CLEARANCE = 4

/**
 * How thick a part is at each place that matters and how far up that place is, written on the left of the
 * part, for a lying part above it.
 */
export function ordinateLines(
  view: PartView,
  ordinates: readonly Ordinate[],
  place: Placing,
): readonly Mark[] {
  const { left, bottom } = partBounds(view)
  const isLying = view.lies === 'along'
  const edge = place([left, bottom])[isLying ? 1 : 0] - CLEARANCE
  const placed = ordinates
    .map((ordinate) => ({ ordinate, tip: place(ordinate.at) }))
    .map(({ ordinate, tip }) => ({
      ordinate,
      away: isLying ? tip[1] : tip[0],
      run: isLying ? tip[0] : tip[1],
    }))
    .toSorted((a, b) => a.run - b.run)
  const runs = spread(
    placed.map(({ run }) => run),
    GAP,
  )
  const at = (run: number, away: number): Point => (isLying ? [run, away] : [away, run])
  return placed.flatMap(({ ordinate, run, away }, index) => {
    const labelRun = runs[index] ?? run
    const line = polyline([
      at(run, away),
      at(run, edge - STRAIGHT),
      at(labelRun, edge - BENT),
      at(labelRun, edge - BENT - STRAIGHT),
    ])
    const text = at(labelRun + TEXT_SIZE / 3, edge - BENT - STRAIGHT - CLEARANCE)
    return [
      stroke(DIMENSION_PEN, line),
      dimensionText(
        text,
        ordinateLabel(ordinate),
        isLying ? 'start' : 'end',
        isLying ? { isUpended: true } : {},
      ),
    ]
  })
}

function ordinateLabel({ at: [, heightIn], acrossIn, mark }: Ordinate): string {
  const units = 'inches and millimetres'
  const what = acrossIn === 'shoulder' ? acrossIn : `${mark}${lengthLabel(acrossIn, units)}`
  return heightIn === 0 ? what : `${what} at ${lengthLabel(heightIn, units)}`
}
