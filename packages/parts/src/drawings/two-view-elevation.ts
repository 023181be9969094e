import { partBounds } from '../elevations/part-bounds.ts'
import type { PartView } from '../elevations/part-view.ts'
import { boundsOf } from '../geometry/bounds.ts'
import type { Point } from '../geometry/path.ts'
import { drawnPart } from './drawn-part.ts'
import { hatchedSection } from './hatch.ts'
import { LEADER_ROOM } from './leader-line.ts'
import type { Mark } from './mark.ts'
import { sectionCaption } from './section-caption.ts'
import { dimensionText } from './words.ts'

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
const MOST_UNITS_PER_INCH = 40

/** Two views above each other for the page, with the section beside them, or below them on a phone. */
export function twoViewElevation(
  view: PartView,
  layout: keyof typeof LAYOUTS,
): { readonly height: number; readonly drawn: readonly Mark[] } {
  const { roomWidth, roomHeight, sectionX, sectionScale, ...x } = LAYOUTS[layout]
  const centreX = view.section === undefined ? x.aloneX : x.centreX
  const { left, right, bottom, top } = partBounds(view)
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
  const part = drawnPart(view, { origin, unitsPerInch, units: 'inches', dimensions })
  const isBelow = layout === 'narrow' && view.section !== undefined
  const sectionY = isBelow ? foot + BELOW + 64 : above + (foot - above) / 2
  const section = sectionAt(view, [sectionX, sectionY], sectionScale)
  return { height: foot + BELOW + (isBelow ? 150 : 0), drawn: [part, ...section] }
}

function sectionAt({ section }: PartView, [x, y]: Point, unitsPerInch: number): readonly Mark[] {
  if (section === undefined) return []
  const { left, right, bottom, top } = boundsOf(section.outlines)
  const reach = (Math.max(right - left, top - bottom) * unitsPerInch) / 2 + 12
  const place = ([atX, atY]: Point): Point => [x + atX * unitsPerInch, y - atY * unitsPerInch]
  return [
    ...hatchedSection(section.outlines, place, reach),
    dimensionText([x, y + reach + 20], sectionCaption(section, 'inches'), 'middle'),
  ]
}
