import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import type { Point } from '../../geometry/path.ts'
import { drawnPart } from '../views/drawn-part.ts'
import { LEADER_ROOM } from '../dimensions/leader-line.ts'
import type { Mark } from '../marks/mark.ts'
import { PAGE_WIDTHS, type PageDrawing, type PageLayout } from './page-widths.ts'
import { placedSection, sectionSize, sectionCaption } from '../views/placed-section.ts'
import { dimensionText } from '../marks/words.ts'

/** Rooms are for the outline alone; dimensions take their own beside and below it. */
const LAYOUTS = {
  wide: {
    centreX: 400,
    aloneX: 560,
    roomWidth: 560,
    roomHeight: 470,
    sectionX: 900,
    sectionScale: 64,
  },
  narrow: {
    centreX: 132,
    aloneX: 150,
    roomWidth: 216,
    roomHeight: 400,
    sectionX: 132,
    sectionScale: 34,
  },
} as const

const LEVEL = 24
const BELOW = 84
const ROW = 38
const MOST_UNITS_PER_INCH = 40

/** Two views above each other for the page, with the section beside them, or below them on a phone. */
export function twoViewElevation(view: Elevation, layout: PageLayout): PageDrawing {
  const { roomWidth, roomHeight, sectionX, sectionScale, ...x } = LAYOUTS[layout]
  const centreX = view.section === undefined ? x.aloneX : x.centreX
  const { left, right, bottom, top } = elevationBounds(view)
  const fitting = Math.min(roomHeight / (top - bottom), roomWidth / (right - left))
  const unitsPerInch = Math.min(fitting, MOST_UNITS_PER_INCH)
  const leaders = view.dimensions.filter(({ kind }) => kind === 'leader').length
  const above = LEADER_ROOM + LEVEL * leaders
  const foot = above + (top - bottom) * unitsPerInch
  const origin: Point = [
    centreX - ((left + right) / 2) * unitsPerInch,
    foot + bottom * unitsPerInch,
  ]
  const { dimensions } = view
  const part = drawnPart(view, {
    origin,
    unitsPerInch,
    units: 'inches',
    dimensions,
    rightEdge: PAGE_WIDTHS[layout],
  })
  const below = BELOW + ROW * lastRowBelow(view)
  const isBelow = layout === 'narrow' && view.section !== undefined
  const sectionY = isBelow ? foot + below + 64 : above + (foot - above) / 2
  const section = sectionAt(view, [sectionX, sectionY], sectionScale)
  return { height: foot + below + (isBelow ? 150 : 0), drawn: [part, ...section] }
}

/** Number of the lowest row of dimensions below the part. */
function lastRowBelow({ dimensions }: Elevation): number {
  return Math.max(...dimensions.map((one) => (one.kind === 'across' ? one.row : 0)))
}

function sectionAt({ section }: Elevation, [x, y]: Point, unitsPerInch: number): readonly Mark[] {
  if (section === undefined) return []
  const reach = (sectionSize(section) * unitsPerInch) / 2 + 12
  return [
    ...placedSection(section, [x, y], unitsPerInch, reach),
    dimensionText([x, y + reach + 20], sectionCaption(section, 'inches'), 'middle'),
  ]
}
