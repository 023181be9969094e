import type { Dimension } from '../../elevations/dimension.ts'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { type Point, smoothLine } from '../../geometry/path.ts'
import { drawingScale, scaleName } from './drawing-scale.ts'
import { drawnPart } from '../views/drawn-part.ts'
import { THIN_WEIGHT } from '../marks/ink.ts'
import { type Mark, type Pen, stroke } from '../marks/mark.ts'
import { SHEET } from './sheet.ts'
import { dimensionText } from '../marks/words.ts'

const ROOM = { centreX: 850, bottom: 920, widthIn: 13 } as const
/** Room for leaders above the detail, and for its chain and its name below. */
const ABOVE = 80
const BELOW = 90
const CUT_REACH = 14
const EDGE: Pen = { layer: 'OUTLINE', weight: THIN_WEIGHT }

/**
 * The telling length of a long part drawn larger between two cuts, below `top` on the sheet; nothing where
 * it would be no larger than the elevation.
 */
export function detailDrawing(
  view: Elevation,
  elevationScale: number,
  top: number,
): readonly Mark[] {
  if (view.detail === undefined) return []
  const [low, high] = view.detail
  const heightIn = high - low
  const { left, right } = elevationBounds(view)
  const roomIn = (ROOM.bottom - top - ABOVE - BELOW) / SHEET.unitsPerInch
  const scale = Math.min(drawingScale(heightIn, ROOM.widthIn), drawingScale(right - left, roomIn))
  if (scale <= elevationScale) return []
  const k = scale * SHEET.unitsPerInch
  const middle = (top + ABOVE + ROOM.bottom - BELOW) / 2
  const origin: Point = [ROOM.centreX - ((low + high) / 2) * k, middle - ((left + right) / 2) * k]
  const dimensions = view.dimensions.filter((dimension) => isInDetail(dimension, view))
  const units = 'inches and millimetres'
  const x = ROOM.centreX - (heightIn * k) / 2
  const window = { x, y: top, width: heightIn * k, height: ROOM.bottom - top }
  const marks = [
    drawnPart(view, { origin, unitsPerInch: k, units, dimensions, window }),
    ...cutLines(view, origin, k, [low, high]),
    dimensionText([x, ROOM.bottom - 4], 'Detail', 'start', {
      toScale: `Detail, ${scaleName(scale)}`,
    }),
  ]
  return [{ kind: 'view', unitsPerInch: k, about: [ROOM.centreX, middle], marks }]
}

/** Whether a dimension is told by the detail: all of it lies between its cuts. */
export function isInDetail(dimension: Dimension, { detail }: Elevation): boolean {
  if (detail === undefined) return false
  const [low, high] = detail
  if (dimension.kind === 'leader') return dimension.at[1] > low && dimension.at[1] < high
  return dimension.kind === 'along' && dimension.fromIn >= low && dimension.toIn <= high
}

/** Freehand lines where the part goes on beyond the detail. */
function cutLines(
  view: Elevation,
  [x, y]: Point,
  k: number,
  cuts: readonly number[],
): readonly Mark[] {
  const { bottom, top } = elevationBounds(view)
  const half = k * 0.35 + CUT_REACH
  const lines = cuts
    .filter((cut) => cut > bottom && cut < top)
    .map((cut) =>
      smoothLine([
        [x + cut * k, y - half],
        [x + cut * k + 3, y - half / 2],
        [x + cut * k, y],
        [x + cut * k - 3, y + half / 2],
        [x + cut * k, y + half],
      ]),
    )
  return [stroke(EDGE, ...lines)]
}
