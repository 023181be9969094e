import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import type { Elevation, Section } from '../../elevations/elevation.ts'
import { type Point, type Path, polyline } from '../../geometry/path.ts'
import { drawnPart } from '../views/drawn-part.ts'
import { type Mark, stroke } from '../marks/mark.ts'
import { PAGE_WIDTHS, type PageDrawing, type PageLayout } from './page-widths.ts'
import { placedSection, sectionSize, sectionCaption } from '../views/placed-section.ts'
import { shortened, type Shortened } from './shortened.ts'
import { dimensionText } from '../marks/words.ts'
import { DIMENSION_PEN } from '../marks/ink.ts'

const SECTION_SIZES = { wide: 52, narrow: 40 } as const
const MARGIN = 20
const SECTION_ROW = 74
const ROWS_BELOW = 108

/** A long part for the page, its section in the corner above it. */
export function lyingElevation(view: Elevation, layout: PageLayout): PageDrawing {
  const { left, right } = elevationBounds(view)
  const { unitsPerInch, shownHeight, breaks } = fitted(view, layout)
  const rightEdge = PAGE_WIDTHS[layout]
  const look = { unitsPerInch, units: 'inches', shownHeight, rightEdge } as const
  const drawnAt = (axisY: number) =>
    drawnPart(view, { ...look, origin: [MARGIN, axisY], dimensions: view.dimensions })
  const axisY = SECTION_ROW - Math.min(left * unitsPerInch, highestWords(drawnAt(0).marks))
  const below = axisY + right * unitsPerInch + ROWS_BELOW
  const marks = breaks.map((at) =>
    breakMarks(MARGIN + at * unitsPerInch, axisY, right * unitsPerInch),
  )
  const drawn = [...cornerSection(view.section, layout), drawnAt(axisY), ...marks]
  if (breaks.length === 0) return { height: below, drawn }
  const note = dimensionText([MARGIN, below + 12], 'Drawn short; dimensions are true.', 'start')
  return { height: below + 24, drawn: [...drawn, note] }
}

/** How high the words of a part stand above its axis; 0 where all stand below it. */
function highestWords(marks: readonly Mark[]): number {
  return Math.min(...marks.map((mark) => (mark.kind === 'words' ? mark.at[1] - mark.size : 0)))
}

/** The whole part over the width, or on a phone as much of it as can be told. */
function fitted(view: Elevation, layout: PageLayout): Shortened {
  const room = PAGE_WIDTHS[layout] - MARGIN * 2
  if (layout === 'narrow') return shortened(view, room)
  const unitsPerInch = room / elevationBounds(view).top
  return { unitsPerInch, shownHeight: (heightIn) => heightIn, breaks: [] }
}

function cornerSection(section: Section | undefined, layout: PageLayout): readonly Mark[] {
  if (section === undefined) return []
  const size = SECTION_SIZES[layout]
  const centre: Point = [MARGIN + size / 2 + 8, 38]
  const reach = size / 2 + 8
  const caption = sectionCaption(section, 'inches')
  const words = layout === 'wide' ? `Section: ${caption}` : caption
  return [
    ...placedSection(section, centre, size / sectionSize(section), reach),
    dimensionText([centre[0] + reach + 12, centre[1] + 5], words, 'start'),
  ]
}

const GAP = 10

/** The two zigzag lines that say: length is left out here. */
function breakMarks(x: number, y: number, halfHeight: number): Mark {
  const reach = halfHeight + 8
  return stroke(DIMENSION_PEN, zigzag(x - GAP / 2, y, reach), zigzag(x + GAP / 2, y, reach))
}

function zigzag(x: number, y: number, reach: number): Path {
  return polyline([
    [x, y - reach],
    [x, y - 5],
    [x - 3.5, y - 2],
    [x + 3.5, y + 2],
    [x, y + 5],
    [x, y + reach],
  ])
}
