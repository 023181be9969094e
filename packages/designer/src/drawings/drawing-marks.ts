import { CENTRE_PEN, OUTLINE_WEIGHT, THIN_WEIGHT } from '@millrun/parts/drawings/ink'
import type { Figure, Mark, Pen, View } from '@millrun/parts/drawings/mark'
import { extensionLines, type SpanLine, spanLine } from '@millrun/parts/drawings/span-line'
import { type Point, polygon, polyline } from '@millrun/parts/geometry/path'
import {
  drawnBounds,
  type DrawnDimension,
  type DrawnLine,
  type DrawnPoint,
  type DrawnThing,
  type StairDrawing,
} from './stair-drawing.ts'

/** Where a drawing comes to lie on its sheet, in units of the sheet, y down. */
export interface DrawingPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const PENS: Readonly<Record<DrawnThing, Pen>> = {
  wall: { layer: 'OUTLINE', weight: THIN_WEIGHT },
  floor: { layer: 'OUTLINE', weight: THIN_WEIGHT },
  step: { layer: 'OUTLINE', weight: THIN_WEIGHT },
  baluster: { layer: 'OUTLINE', weight: THIN_WEIGHT },
  rail: { layer: 'OUTLINE', weight: OUTLINE_WEIGHT },
  newel: { layer: 'OUTLINE', weight: OUTLINE_WEIGHT },
  centre: CENTRE_PEN,
}

/** Room for the numbers around a drawing, in units of the sheet. */
const MARGIN = 24

/**
 * A drawing as marks for a place on a sheet, as large as fits: what parts/drawings writes as SVG, PDF
 * and DXF. DXF shows the view full size.
 */
export function drawingMarks(drawing: StairDrawing, place: DrawingPlace): View {
  const { leastIn, mostIn } = drawnBounds(drawing)
  const [wideIn, highIn] = [mostIn[0] - leastIn[0], mostIn[1] - leastIn[1]]
  const unitsPerInch = Math.min(
    (place.width - 2 * MARGIN) / Math.max(wideIn, 1),
    (place.height - 2 * MARGIN) / Math.max(highIn, 1),
  )
  const left = place.x + (place.width - wideIn * unitsPerInch) / 2
  const bottom = place.y + (place.height + highIn * unitsPerInch) / 2
  const on = ([xIn, yIn]: DrawnPoint): Point => [
    left + (xIn - leastIn[0]) * unitsPerInch,
    bottom - (yIn - leastIn[1]) * unitsPerInch,
  ]
  return {
    kind: 'view',
    unitsPerInch,
    about: on(leastIn),
    marks: [
      ...drawing.lines.map((line) => figureOf(line, on)),
      ...drawing.dimensions.flatMap((dimension) => dimensionMarks(dimension, on)),
    ],
  }
}

function figureOf({ of, points, isClosed }: DrawnLine, on: (point: DrawnPoint) => Point): Figure {
  const path = (isClosed ? polygon : polyline)(points.map(on))
  const pen = PENS[of]
  return { kind: 'figure', paths: [path], pen, ...(isClosed ? { isFilled: true } : {}) }
}

function dimensionMarks(
  { from, to, runs, atIn, label }: DrawnDimension,
  on: (point: DrawnPoint) => Point,
): readonly Mark[] {
  const isLevel = runs === 'horizontally'
  const axis = isLevel ? 0 : 1
  const [start, end] = [on(from), on(to)]
  const line = on(isLevel ? [from[0], atIn] : [atIn, from[1]])
  const ends = [start[axis], end[axis]].toSorted((a, b) => a - b)
  const span: SpanLine = {
    from: ends[0] ?? 0,
    to: ends[1] ?? 0,
    at: line[1 - axis] ?? 0,
    label,
    runs,
  }
  const base = start[1 - axis] ?? span.at
  return [...(Math.abs(base - span.at) > 1 ? extensionLines([span], base) : []), ...spanLine(span)]
}
