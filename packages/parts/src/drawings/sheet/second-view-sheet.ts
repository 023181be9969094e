import type { Elevation, SecondView } from '../../elevations/elevation.ts'
import type { Point } from '../../geometry/path.ts'
import { drawingScale, scaleName } from './drawing-scale.ts'
import type { Mark } from '../marks/mark.ts'
import { placedView, secondAlone, viewSize } from '../views/placed-view.ts'
import { SHEET } from './sheet.ts'
import { dimensionText } from '../marks/words.ts'

/** Rooms for the two outlines, in inches of the sheet. */
const FIRST = { widthIn: 13.4, heightIn: 4.2 } as const
const SECOND = { widthIn: 11.6, heightIn: 2.7 } as const
const TOP = 130
/** For the dimensions beside a view. */
const BESIDE = 80
const BETWEEN = 34

/** Two views of a part on a sheet, the second below the first, and the scale of the first. */
export function secondViewSheet(
  view: Elevation,
  second: SecondView,
): { readonly scale: number; readonly drawn: readonly Mark[] } {
  const cut = secondAlone(view, second)
  const [scale, cutScale] = [scaleIn(view, FIRST), scaleIn(cut, SECOND)]
  const widest = Math.max(viewSize(view)[0] * scale, viewSize(cut)[0] * cutScale)
  const left = (SHEET.width - widest * SHEET.unitsPerInch - BESIDE) / 2
  const place = (top: number, at: number) =>
    ({ left, top, unitsPerInch: at * SHEET.unitsPerInch, units: 'inches and millimetres' }) as const
  const upper = placedView(view, place(TOP, scale))
  const lower = placedView(cut, place(upper.bottom + BETWEEN, cutScale))
  const toScale = `${second.caption}, ${scaleName(cutScale)}`
  const at: Point = [left, lower.bottom + BETWEEN / 2]
  const caption = dimensionText(at, second.caption, 'start', { toScale })
  return { scale, drawn: [upper.drawn, lower.drawn, caption] }
}

function scaleIn(view: Elevation, room: typeof FIRST | typeof SECOND): number {
  const [widthIn, heightIn] = viewSize(view)
  return Math.min(drawingScale(widthIn, room.widthIn), drawingScale(heightIn, room.heightIn))
}
