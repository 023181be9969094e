import type { Elevation, SecondView } from '../../elevations/elevation.ts'
import type { PageDrawing, PageLayout } from './page-widths.ts'
import { placedView, secondAlone, viewSize } from '../views/placed-view.ts'
import { dimensionText } from '../marks/words.ts'

interface Room {
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Rooms for the two outlines: side by side, or on a phone below each other. */
const LAYOUTS = {
  wide: {
    first: { left: 24, width: 600, height: 230 },
    second: { left: 790, width: 290, height: 200 },
    isBelow: false,
  },
  narrow: {
    first: { left: 24, width: 256, height: 230 },
    second: { left: 24, width: 240, height: 150 },
    isBelow: true,
  },
} as const
const MOST_UNITS_PER_INCH = 64
const TOP = 20
const BETWEEN = 34

/** Two views of a part for the page. */
export function secondViewElevation(
  view: Elevation,
  second: SecondView,
  layout: PageLayout,
): PageDrawing {
  const rooms = LAYOUTS[layout]
  const cut = secondAlone(view, second)
  const upper = placedView(view, placing(view, rooms.first, TOP))
  const top = rooms.isBelow ? upper.bottom + BETWEEN : TOP
  const lower = placedView(cut, placing(cut, rooms.second, top))
  const captionY = lower.bottom + BETWEEN / 2
  const caption = dimensionText([rooms.second.left, captionY], second.caption, 'start')
  return {
    height: Math.max(upper.bottom, captionY) + TOP / 2,
    drawn: [upper.drawn, lower.drawn, caption],
  }
}

function placing(view: Elevation, { left, width, height }: Room, top: number) {
  const [widthIn, heightIn] = viewSize(view)
  const unitsPerInch = Math.min(width / widthIn, height / heightIn, MOST_UNITS_PER_INCH)
  return { left, top, unitsPerInch, units: 'inches' } as const
}
