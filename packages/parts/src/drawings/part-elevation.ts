import type { Product } from '@millrun/catalogue/product'
import { partBounds } from '../elevations/part-bounds.ts'
import type { PartView, Section } from '../elevations/part-view.ts'
import { partView } from '../elevations/part-views.ts'
import { boundsOf } from '../geometry/bounds.ts'
import type { Point } from '../geometry/path.ts'
import { escapeText, tag } from '../svg/tag.ts'
import { breakMarks } from './break-marks.ts'
import { drawnPart } from './drawn-part.ts'
import { hatchedSection } from './hatch.ts'
import { LEADER_ROOM } from './leader-line.ts'
import type { Mark } from './mark.ts'
import { secondViewElevation } from './second-view-elevation.ts'
import { sectionCaption } from './section-caption.ts'
import { shortened, type Shortened } from './shortened.ts'
import { ARROW_MARKER, DRAWING_LOOK, svgMarks } from './svg-marks.ts'
import { twoViewElevation } from './two-view-elevation.ts'
import { dimensionText } from './words.ts'

const LAYOUTS = {
  wide: { width: 1180, margin: 20, upright: 250, sectionSize: 52 },
  narrow: { width: 350, margin: 10, upright: 200, sectionSize: 40 },
} as const

/** The elevation in a page is drawn twice: for a wide column, and for a phone with plain length left out. */
export type ElevationLayout = keyof typeof LAYOUTS

const SECTION_ROW = 74
const LEVELS = 2 * 24
const ROWS_BELOW = 108

/** The dimensioned elevation of a product without a sheet, for the page. SVG, as wide as its layout. */
export function partElevation(product: Product, layout: ElevationLayout): string {
  const view = partView(product.shape, { turnDeg: 0 })
  const { height, drawn } = view.lies === 'along' ? lying(view, layout) : standing(view, layout)
  const { width } = LAYOUTS[layout]
  return tag(
    'svg',
    { ...DRAWING_LOOK, viewBox: `0 0 ${width} ${Math.ceil(height)}` },
    tag('title', {}, escapeText(`${product.itemNumber}, drawn with its dimensions in inches`)),
    tag('defs', {}, ARROW_MARKER),
    svgMarks(drawn),
  )
}

interface Drawn {
  readonly height: number
  readonly drawn: readonly Mark[]
}

function lying(view: PartView, layout: ElevationLayout): Drawn {
  const { margin } = LAYOUTS[layout]
  const { left, right } = partBounds(view)
  const { unitsPerInch, shownHeight, breaks } = fitted(view, layout)
  const hasLeaders = view.dimensions.some((dimension) => dimension.kind === 'leader')
  const above = SECTION_ROW + (hasLeaders ? LEADER_ROOM + LEVELS / 2 : 0)
  const axisY = above - left * unitsPerInch
  const below = axisY + right * unitsPerInch + ROWS_BELOW
  const { dimensions } = view
  const origin: Point = [margin, axisY]
  const part = drawnPart(view, { origin, unitsPerInch, units: 'inches', dimensions, shownHeight })
  const marks = breaks.map((at) =>
    breakMarks(margin + at * unitsPerInch, axisY, right * unitsPerInch),
  )
  const drawn = [...cornerSection(view, layout), part, ...marks]
  if (breaks.length === 0) return { height: below, drawn }
  const note = dimensionText([margin, below + 12], 'Drawn short; dimensions are true.', 'start')
  return { height: below + 24, drawn: [...drawn, note] }
}

/** The whole part over the width, or on a phone as much of it as can be told. */
function fitted(view: PartView, layout: ElevationLayout): Shortened {
  const { width, margin } = LAYOUTS[layout]
  const room = width - margin * 2
  if (layout === 'narrow') return shortened(view, room)
  const unitsPerInch = room / partBounds(view).top
  return { unitsPerInch, shownHeight: (heightIn) => heightIn, breaks: [] }
}

function cornerSection(view: PartView, layout: ElevationLayout): readonly Mark[] {
  const { margin, sectionSize } = LAYOUTS[layout]
  if (view.section === undefined) return []
  return sectionView(view.section, [margin + sectionSize / 2 + 8, 38], sectionSize, layout)
}

function standing(view: PartView, layout: ElevationLayout): Drawn {
  if (view.second !== undefined) return secondViewElevation(view, view.second, layout)
  if (view.viewCount === 2) return twoViewElevation(view, layout)
  const { width, upright } = LAYOUTS[layout]
  const { left, right, bottom, top } = partBounds(view)
  const unitsPerInch = Math.min(upright / (top - bottom), (width * 0.34) / (right - left))
  const partHeight = (top - bottom) * unitsPerInch
  const origin: Point = [width * 0.3, LEVELS + LEADER_ROOM + partHeight + bottom * unitsPerInch]
  const part = drawnPart(view, {
    origin,
    unitsPerInch,
    units: 'inches',
    dimensions: view.dimensions,
  })
  const centre: Point = [width * 0.78, LEVELS + LEADER_ROOM + partHeight / 2]
  const section =
    view.section === undefined
      ? []
      : sectionBelowCaption(view.section, centre, unitsPerInch, width * 0.2)
  return { height: LEVELS + LEADER_ROOM + partHeight + ROWS_BELOW, drawn: [part, ...section] }
}

function sectionView(
  section: Section,
  centre: Point,
  size: number,
  layout: ElevationLayout,
): readonly Mark[] {
  const k = size / sizeOf(section)
  const caption = sectionCaption(section, 'inches')
  const words = layout === 'wide' ? `Section: ${caption}` : caption
  const reach = size / 2 + 8
  return [
    ...hatchedSection(section.outlines, placedAt(centre, k), reach),
    dimensionText([centre[0] + reach + 12, centre[1] + 5], words, 'start'),
  ]
}

function sectionBelowCaption(
  section: Section,
  centre: Point,
  unitsPerInch: number,
  room: number,
): readonly Mark[] {
  const k = Math.min(unitsPerInch, room / sizeOf(section))
  const reach = (sizeOf(section) * k) / 2 + 10
  const caption = sectionCaption(section, 'inches')
  return [
    ...hatchedSection(section.outlines, placedAt(centre, k), reach),
    dimensionText([centre[0], centre[1] + reach + 20], caption, 'middle'),
  ]
}

function placedAt([centreX, centreY]: Point, k: number): (point: Point) => Point {
  return ([x, y]) => [centreX + x * k, centreY - y * k]
}

function sizeOf(section: Section): number {
  const { left, right, bottom, top } = boundsOf(section.outlines)
  return Math.max(right - left, top - bottom)
}
