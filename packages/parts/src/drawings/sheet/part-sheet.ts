import type { Product } from '@millrun/catalogue/product'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import type { Elevation, Section } from '../../elevations/elevation.ts'
import { elevationOf } from '../../elevations/elevation-of.ts'
import type { Point } from '../../geometry/path.ts'
import { detailDrawing, isInDetail } from './detail-drawing.ts'
import { drawingScale, scaleName } from './drawing-scale.ts'
import { drawnPart } from '../views/drawn-part.ts'
import type { Mark } from '../marks/mark.ts'
import { placedSection, sectionSize, sectionCaption } from '../views/placed-section.ts'
import { secondViewSheet } from './second-view-sheet.ts'
import { SHEET, type Sheet, sheetOf } from './sheet.ts'
import { dimensionText } from '../marks/words.ts'

const LONG_PART = { x: 117, top: 262, topBelowOrdinates: 354, room: 14.8, rowsBelow: 110 } as const
const SECTION_ROOM = 1.6
const UPRIGHT = { x: 620, y: 830, widthRoom: 6, heightRoom: 6.6 } as const
/** For parts that are shown in two views above each other. */
const TWO_VIEWS = {
  x: 560,
  aloneX: 760,
  y: 870,
  widthRoom: 7,
  heightRoom: 7,
  mostLeaders: 5,
  leaderRoom: 0.24,
} as const

/** The dimensioned workshop drawing of a product: one whole sheet. */
export function partSheet(product: Product): Sheet {
  const view = elevationOf(product.shape)
  if (view.second !== undefined) {
    const { scale, drawn } = secondViewSheet(view, view.second)
    return sheetOf(product, scale, drawn)
  }
  const scale = elevationScale(view)
  const detail = detailBelow(view, scale)
  const section = view.section === undefined ? [] : sectionView(view, view.section, detail)
  const drawn = [...section, elevation(view, scale, detail.length > 0), ...detail]
  return sheetOf(product, scale, drawn)
}

function elevationScale(view: Elevation): number {
  const { left, right, bottom, top } = elevationBounds(view)
  if (view.lies === 'along') return drawingScale(top - bottom, LONG_PART.room)
  const { widthRoom, heightRoom } = uprightRoom(view)
  return Math.min(drawingScale(top - bottom, heightRoom), drawingScale(right - left, widthRoom))
}

/** What the detail tells is left out here, and what stands among the ordinates. */
function elevation(view: Elevation, scale: number, hasDetail: boolean): Mark {
  const unitsPerInch = scale * SHEET.unitsPerInch
  const isLong = view.lies === 'along'
  const { ordinates = [] } = view
  const told = new Set(ordinates.map(({ acrossIn }) => acrossIn))
  const dimensions = view.dimensions.filter(
    (dimension) =>
      dimension.kind !== 'leader' ||
      !((hasDetail && isInDetail(dimension, view)) || told.has(dimension.valueIn)),
  )
  const origin = isLong ? longOrigin(view, unitsPerInch) : uprightOrigin(view, unitsPerInch)
  const units = 'inches and millimetres'
  return drawnPart(view, { origin, unitsPerInch, units, dimensions, ordinates })
}

function longOrigin(view: Elevation, unitsPerInch: number): Point {
  const { left, top } = elevationBounds(view)
  return [(SHEET.width - top * unitsPerInch) / 2, topOf(view) - left * unitsPerInch]
}

/** Where a lying part begins on the sheet: lower where its diameters are written above it. */
function topOf({ ordinates = [] }: Elevation): number {
  return ordinates.length > 0 ? LONG_PART.topBelowOrdinates : LONG_PART.top
}

/** A post whose widths are written out from its foot up has nothing left for a detail to tell. */
function isToldFromTheFoot({ ordinates = [] }: Elevation): boolean {
  return ordinates.some(({ at }) => at[1] === 0)
}

function detailBelow(view: Elevation, scale: number): readonly Mark[] {
  if (view.lies !== 'along' || isToldFromTheFoot(view)) return []
  const { left, right } = elevationBounds(view)
  const elevationHeight = (right - left) * scale * SHEET.unitsPerInch
  return detailDrawing(view, scale, topOf(view) + elevationHeight + LONG_PART.rowsBelow)
}

/** Two views leave room for their leaders, of which some share a level. */
function uprightRoom({ viewCount, dimensions }: Elevation) {
  if (viewCount === undefined) return UPRIGHT
  const { widthRoom, heightRoom, mostLeaders, leaderRoom } = TWO_VIEWS
  const leaders = dimensions.filter(({ kind }) => kind === 'leader').length
  const more = Math.max(0, leaders - mostLeaders)
  return { widthRoom, heightRoom: heightRoom - more * leaderRoom }
}

/** The foot of the centre line; parts that do not stand about it are put in the middle. */
function uprightOrigin(view: Elevation, unitsPerInch: number): Point {
  if (view.ordinates !== undefined && view.section === undefined)
    return [SHEET.width / 2, UPRIGHT.y]
  if (view.viewCount === undefined) return [UPRIGHT.x, UPRIGHT.y]
  const { left, right } = elevationBounds(view)
  const middle = view.section === undefined ? TWO_VIEWS.aloneX : TWO_VIEWS.x
  return [middle - ((left + right) / 2) * unitsPerInch, TWO_VIEWS.y]
}

/** In the upper corner; below a lying part whose ordinates take that, where no detail is. */
function sectionCentre({ lies, ordinates = [] }: Elevation, hasDetail: boolean): Point {
  if (lies === 'upright') return [1250, 420]
  return [LONG_PART.x + 60, ordinates.length > 0 && !hasDetail ? 760 : 150]
}

/** Beside the section; below it where the diameters of a turning begin beside it. */
function captionPlace(
  view: Elevation,
  hasDetail: boolean,
  [x, y]: Point,
  reach: number,
): readonly [at: Point, anchor: 'start' | 'middle'] {
  const isAmongOrdinates = view.lies === 'along' && (view.ordinates ?? []).length > 0 && hasDetail
  return isAmongOrdinates ? [[x, y + reach + 20], 'middle'] : [[x + reach + 14, y], 'start']
}

function sectionView(view: Elevation, section: Section, detail: readonly Mark[]): readonly Mark[] {
  const size = sectionSize(section)
  const scale = drawingScale(size, SECTION_ROOM)
  const k = scale * SHEET.unitsPerInch
  const centre = sectionCentre(view, detail.length > 0)
  const reach = (size * k) / 2 + 14
  const caption = sectionCaption(section, 'inches and millimetres')
  const [at, anchor] = captionPlace(view, detail.length > 0, centre, reach)
  const [x, y] = at
  return [
    {
      kind: 'view',
      unitsPerInch: k,
      about: centre,
      marks: [
        ...placedSection(section, centre, k, reach),
        dimensionText([x, y - 3], caption, anchor),
        dimensionText([x, y + 17], 'Section', anchor, {
          toScale: `Section, ${scaleName(scale)}`,
        }),
      ],
    },
  ]
}
