import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import type { Elevation, Section } from '../../elevations/elevation.ts'
import type { Point } from '../../geometry/path.ts'
import { drawnPart } from '../views/drawn-part.ts'
import { LEADER_ROOM } from '../dimensions/leader-line.ts'
import { PAGE_WIDTHS, type PageDrawing, type PageLayout } from './page-widths.ts'
import { placedSection, sectionSize, sectionCaption } from '../views/placed-section.ts'
import { dimensionText } from '../marks/words.ts'

const HEIGHTS = { wide: 250, narrow: 200 } as const
/** Each leader stands on a level of its own; most parts have two at most. */
const LEADER_LEVEL = 24
const USUAL_LEVELS = 2
const ROWS_BELOW = 108
const CAPTION_ROOM = 34

/** A part that is as high as it is wide for the page, its section beside it. */
export function standingElevation(view: Elevation, layout: PageLayout): PageDrawing {
  const width = PAGE_WIDTHS[layout]
  const { left, right, bottom, top } = elevationBounds(view)
  const unitsPerInch = Math.min(HEIGHTS[layout] / (top - bottom), (width * 0.3) / (right - left))
  const above = roomAbove(view)
  const foot = above + (top - bottom) * unitsPerInch
  const part = drawnPart(view, {
    origin: [width * 0.23, foot + bottom * unitsPerInch],
    unitsPerInch,
    units: 'inches',
    dimensions: view.dimensions,
  })
  const section = view.section && besideIt(view.section, { width, above, foot, unitsPerInch })
  return {
    height: Math.max(foot + ROWS_BELOW, section?.height ?? 0),
    drawn: [part, ...(section?.drawn ?? [])],
  }
}

function roomAbove({ dimensions }: Elevation): number {
  const leaders = dimensions.filter(({ kind }) => kind === 'leader').length
  return Math.max(USUAL_LEVELS, leaders) * LEADER_LEVEL + LEADER_ROOM
}

/** As large as the part is drawn where there is room, half way up it or as low as it has to be. */
function besideIt(
  section: Section,
  room: {
    readonly width: number
    readonly above: number
    readonly foot: number
    readonly unitsPerInch: number
  },
): PageDrawing {
  const { width, above, foot, unitsPerInch } = room
  const scale = Math.min(unitsPerInch, (width * 0.2) / sectionSize(section))
  const reach = (sectionSize(section) * scale) / 2 + 10
  const centre: Point = [width * 0.765, Math.max((above + foot) / 2, above + reach)]
  const captionAt: Point = [centre[0], centre[1] + reach + 20]
  return {
    height: centre[1] + reach + CAPTION_ROOM,
    drawn: [
      ...placedSection(section, centre, scale, reach),
      dimensionText(captionAt, sectionCaption(section, 'inches'), 'middle'),
    ],
  }
}
