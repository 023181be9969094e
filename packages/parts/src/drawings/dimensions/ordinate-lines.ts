import type { Ordinate } from '../../elevations/dimension.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import { type Point, polyline } from '../../geometry/path.ts'
import type { Placing } from '../../svg/path-data.ts'
import { DIMENSION_PEN, TEXT_SIZE } from '../marks/ink.ts'
import { lengthLabel } from './length-label.ts'
import { type Mark, stroke } from '../marks/mark.ts'
import { spread } from './spread.ts'
import { dimensionText } from '../marks/words.ts'

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
  view: Elevation,
  ordinates: readonly Ordinate[],
  place: Placing,
): readonly Mark[] {
  const { left, bottom } = elevationBounds(view)
  const isLying = view.lies === 'along'
  const edge = place([left, bottom])[isLying ? 1 : 0] - CLEARANCE
  const at = (run: number, away: number): Point => (isLying ? [run, away] : [away, run])
  return placedOrdinates(view, ordinates, place).flatMap(({ ordinate, run, away, labelRun }) => {
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

/** How far to the left the labels above a lying part begin; Infinity without any. */
export function ordinatesBegin(
  view: Elevation,
  ordinates: readonly Ordinate[],
  place: Placing,
): number {
  const [first] = placedOrdinates(view, ordinates, place)
  return first === undefined ? Infinity : first.labelRun - TEXT_SIZE
}

interface PlacedOrdinate {
  readonly ordinate: Ordinate
  /** Where its tip lies along the part, and away from it. */
  readonly run: number
  readonly away: number
  /** Where its label lies along the part, clear of its neighbours. */
  readonly labelRun: number
}

function placedOrdinates(
  { lies }: Elevation,
  ordinates: readonly Ordinate[],
  place: Placing,
): readonly PlacedOrdinate[] {
  const placed = ordinates
    .map((ordinate) => {
      const [x, y] = place(ordinate.at)
      return lies === 'along' ? { ordinate, run: x, away: y } : { ordinate, run: y, away: x }
    })
    .toSorted((a, b) => a.run - b.run)
  const labelRuns = spread(
    placed.map(({ run }) => run),
    GAP,
  )
  return placed.map((one, index) => ({ ...one, labelRun: labelRuns[index] ?? one.run }))
}

function ordinateLabel({ at: [, heightIn], acrossIn, mark }: Ordinate): string {
  const units = 'inches and millimetres'
  const what = acrossIn === 'shoulder' ? acrossIn : `${mark}${lengthLabel(acrossIn, units)}`
  return heightIn === 0 ? what : `${what} at ${lengthLabel(heightIn, units)}`
}
