import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import type { Elevation, SecondView } from '../../elevations/elevation.ts'
import type { Point } from '../../geometry/path.ts'
import { drawnPart } from './drawn-part.ts'
import { LEADER_ROOM } from '../dimensions/leader-line.ts'
import type { Units } from '../dimensions/length-label.ts'
import type { Mark } from '../marks/mark.ts'

const LEVEL = 24
const ROW = 38
const FIRST_ROW = 46
const BELOW_ROWS = 12

/** Where the upper left corner of a view comes to lie, leaders included, and how large it is drawn. */
export interface ViewPlacing {
  readonly left: number
  readonly top: number
  readonly unitsPerInch: number
  readonly units: Units
}

/** A view with its leaders above and its dimensions below, and the lowest line that it takes. */
export function placedView(
  view: Elevation,
  { left, top, unitsPerInch, units }: ViewPlacing,
): { readonly bottom: number; readonly drawn: Mark } {
  const bounds = elevationBounds(view)
  const foot = top + leaderRoom(view) + (bounds.top - bounds.bottom) * unitsPerInch
  const origin: Point = [left - bounds.left * unitsPerInch, foot + bounds.bottom * unitsPerInch]
  const { dimensions } = view
  return {
    bottom: foot + rowRoom(view),
    drawn: drawnPart(view, { origin, unitsPerInch, units, dimensions }),
  }
}

/** The second view as a view of its own. */
export function secondAlone(view: Elevation, { outlines, dimensions }: SecondView): Elevation {
  return { ...view, outlines, dimensions, axisIn: 'none' }
}

/** Width and height of a view in inches. */
export function viewSize(view: Elevation): readonly [widthIn: number, heightIn: number] {
  const { left, right, bottom, top } = elevationBounds(view)
  return [right - left, top - bottom]
}

function leaderRoom({ dimensions }: Elevation): number {
  const leaders = dimensions.filter(({ kind }) => kind === 'leader').length
  return leaders === 0 ? 0 : LEADER_ROOM + LEVEL * (leaders - 1)
}

function rowRoom({ dimensions }: Elevation): number {
  const rows = dimensions.map((dimension) => (dimension.kind === 'across' ? dimension.row + 1 : 0))
  const count = Math.max(0, ...rows)
  return count === 0 ? BELOW_ROWS : FIRST_ROW + ROW * (count - 1) + BELOW_ROWS
}
