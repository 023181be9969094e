import { partBounds } from '../elevations/part-bounds.ts'
import type { PartView, Section } from '../elevations/part-view.ts'
import type { Point } from '../geometry/path.ts'
import { drawnPart } from './drawn-part.ts'
import { LEADER_ROOM } from './leader-line.ts'
import type { Mark } from './mark.ts'
import { PAGE_WIDTHS, type PageLayout } from './page-widths.ts'
import { placedSection, sectionSize } from './placed-section.ts'
import { sectionCaption } from './section-caption.ts'
import { dimensionText } from './words.ts'

const HEIGHTS = { wide: 250, narrow: 200 } as const
/** For leaders on two levels. */
const ABOVE = 2 * 24 + LEADER_ROOM
const ROWS_BELOW = 108
const CAPTION_ROOM = 34

interface Drawn {
  readonly height: number
  readonly drawn: readonly Mark[]
}

/** A part that is as high as it is wide for the page, its section beside it. */
export function standingElevation(view: PartView, layout: PageLayout): Drawn {
  const width = PAGE_WIDTHS[layout]
  const { left, right, bottom, top } = partBounds(view)
  const unitsPerInch = Math.min(HEIGHTS[layout] / (top - bottom), (width * 0.3) / (right - left))
  const foot = ABOVE + (top - bottom) * unitsPerInch
  const part = drawnPart(view, {
    origin: [width * 0.23, foot + bottom * unitsPerInch],
    unitsPerInch,
    units: 'inches',
    dimensions: view.dimensions,
  })
  const section = view.section && besideIt(view.section, { width, foot, unitsPerInch })
  return {
    height: Math.max(foot + ROWS_BELOW, section?.height ?? 0),
    drawn: [part, ...(section?.drawn ?? [])],
  }
}

/** As large as the part is drawn where there is room, half way up it or as low as it has to be. */
function besideIt(
  section: Section,
  room: { readonly width: number; readonly foot: number; readonly unitsPerInch: number },
): Drawn {
  const { width, foot, unitsPerInch } = room
  const scale = Math.min(unitsPerInch, (width * 0.2) / sectionSize(section))
  const reach = (sectionSize(section) * scale) / 2 + 10
  const centre: Point = [width * 0.765, Math.max((ABOVE + foot) / 2, ABOVE + reach)]
  const captionAt: Point = [centre[0], centre[1] + reach + 20]
  return {
    height: centre[1] + reach + CAPTION_ROOM,
    drawn: [
      ...placedSection(section, centre, scale, reach),
      dimensionText(captionAt, sectionCaption(section, 'inches'), 'middle'),
    ],
  }
}
