import type { Product } from '@millrun/catalogue/product'
import { partBounds } from '../elevations/part-bounds.ts'
import type { PartView, Section } from '../elevations/part-view.ts'
import { partView } from '../elevations/part-views.ts'
import { boundsOf } from '../geometry/bounds.ts'
import type { Point } from '../geometry/path.ts'
import { detailDrawing, isInDetail } from './detail-drawing.ts'
import { drawingScale, scaleName } from './drawing-scale.ts'
import { drawnPart } from './drawn-part.ts'
import { hatchedSection } from './hatch.ts'
import { secondViewSheet } from './second-view-sheet.ts'
import { dimensionText } from './span-line.ts'
import { SHEET, sheet } from './sheet.ts'

const SQUARELY = { turnDeg: 0 }
const LONG_PART = { x: 117, top: 262, room: 14.8, rowsBelow: 110 } as const
const SECTION_ROOM = 1.6
const UPRIGHT = { x: 600, y: 830, widthRoom: 6, heightRoom: 6.6 } as const
/** For parts that are shown in two views above each other. */
const TWO_VIEWS = { x: 560, aloneX: 760, y: 870, widthRoom: 7, heightRoom: 7 } as const

/** The dimensioned workshop drawing of a product: one whole sheet as SVG. */
export function partDrawing(product: Product): string {
  const view = partView(product.shape, SQUARELY)
  const two = view.second === undefined ? undefined : secondViewSheet(view, view.second)
  const scale = two?.scale ?? elevationScale(view)
  const title = {
    itemNumber: product.itemNumber,
    title: product.title,
    scale: scaleName(scale),
    material: product.materials[0] ?? '',
  }
  if (two !== undefined) return sheet(title, two.drawn)
  const section = view.section === undefined ? '' : sectionView(view, view.section)
  const detail = detailBelow(view, scale)
  return sheet(title, section, elevation(view, scale, detail !== ''), detail)
}

function elevationScale(view: PartView): number {
  const { left, right, bottom, top } = partBounds(view)
  if (view.lies === 'along') return drawingScale(top - bottom, LONG_PART.room)
  const { widthRoom, heightRoom } = uprightRoom(view)
  return Math.min(drawingScale(top - bottom, heightRoom), drawingScale(right - left, widthRoom))
}

/** What the detail tells is left out here. */
function elevation(view: PartView, scale: number, hasDetail: boolean): string {
  const unitsPerInch = scale * SHEET.unitsPerInch
  const isLong = view.lies === 'along'
  const dimensions = view.dimensions.filter(
    (dimension) => !(hasDetail && dimension.kind === 'leader' && isInDetail(dimension, view)),
  )
  const origin = isLong ? longOrigin(view, unitsPerInch) : uprightOrigin(view, unitsPerInch)
  return drawnPart(view, { origin, unitsPerInch, units: 'inches and millimetres', dimensions })
}

function longOrigin(view: PartView, unitsPerInch: number): Point {
  const { left, top } = partBounds(view)
  return [(SHEET.width - top * unitsPerInch) / 2, LONG_PART.top - left * unitsPerInch]
}

function detailBelow(view: PartView, scale: number): string {
  if (view.lies !== 'along') return ''
  const { left, right } = partBounds(view)
  const elevationHeight = (right - left) * scale * SHEET.unitsPerInch
  return detailDrawing(view, scale, LONG_PART.top + elevationHeight + LONG_PART.rowsBelow)
}

function uprightRoom({ viewCount }: PartView) {
  return viewCount === undefined ? UPRIGHT : TWO_VIEWS
}

/** The foot of the centre line; parts that do not stand about it are put in the middle. */
function uprightOrigin(view: PartView, unitsPerInch: number): Point {
  if (view.viewCount === undefined) return [UPRIGHT.x, UPRIGHT.y]
  const { left, right } = partBounds(view)
  const middle = view.section === undefined ? TWO_VIEWS.aloneX : TWO_VIEWS.x
  return [middle - ((left + right) / 2) * unitsPerInch, TWO_VIEWS.y]
}

function sectionView(view: PartView, section: Section): string {
  const { left, right, bottom, top } = boundsOf(section.outlines)
  const size = Math.max(right - left, top - bottom)
  const scale = drawingScale(size, SECTION_ROOM)
  const k = scale * SHEET.unitsPerInch
  const centre: Point = view.lies === 'along' ? [LONG_PART.x + 60, 150] : [1250, 420]
  const place = ([x, y]: Point): Point => [centre[0] + x * k, centre[1] - y * k]
  const reach = (size * k) / 2 + 14
  return (
    hatchedSection(section.outlines, place, reach) +
    dimensionText(centre[0] + reach + 14, centre[1] - 3, section.caption, 'start') +
    dimensionText(centre[0] + reach + 14, centre[1] + 17, `Section, ${scaleName(scale)}`, 'start')
  )
}
