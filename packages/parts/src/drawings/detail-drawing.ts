import { partBounds } from '../elevations/part-bounds.ts'
import type { PartView } from '../elevations/part-view.ts'
import type { Dimension } from '../elevations/dimension.ts'
import type { Point } from '../geometry/path.ts'
import { tag } from '../svg/tag.ts'
import { drawingScale, scaleName } from './drawing-scale.ts'
import { drawnPart } from './drawn-part.ts'
import { dimensionText } from './span-line.ts'
import { SHEET } from './sheet.ts'

const ROOM = { centreX: 850, centreY: 660, widthIn: 13, heightIn: 3.4 } as const

/** The telling length of a long part drawn larger, between two cuts; nothing where it would be no larger. */
export function detailDrawing(view: PartView, elevationScale: number): string {
  const { left, right } = partBounds(view)
  const { heightIn, centre } = view.frame
  const scale = Math.min(
    drawingScale(heightIn, ROOM.widthIn),
    drawingScale(right - left, ROOM.heightIn),
  )
  if (view.lies !== 'along' || scale <= elevationScale) return ''
  const k = scale * SHEET.unitsPerInch
  const low = centre[1] - heightIn / 2
  const high = centre[1] + heightIn / 2
  const origin: Point = [ROOM.centreX - centre[1] * k, ROOM.centreY - ((left + right) / 2) * k]
  const dimensions = view.dimensions.filter((dimension) => liesBetween(dimension, low, high))
  const drawn = drawnPart(view, {
    origin,
    unitsPerInch: k,
    units: 'inches and millimetres',
    dimensions,
  })
  const x = ROOM.centreX - (heightIn * k) / 2
  const clip = { x, y: 440, width: heightIn * k, height: 480 }
  return (
    tag('clipPath', { id: 'detail' }, tag('rect', clip)) +
    tag('g', { 'clip-path': 'url(#detail)' }, drawn) +
    dimensionText(x, 905, `Detail, ${scaleName(scale)}`, 'start')
  )
}

function liesBetween(dimension: Dimension, low: number, high: number): boolean {
  if (dimension.kind === 'leader') return dimension.at[1] > low && dimension.at[1] < high
  return dimension.kind === 'along' && dimension.fromIn > low && dimension.toIn < high
}
