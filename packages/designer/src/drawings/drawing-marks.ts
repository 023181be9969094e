import {
  CENTRE_PEN,
  OUTLINE_WEIGHT,
  textWidth,
  THIN_WEIGHT,
} from '@millrun/parts/drawings/marks/ink'
import type { Figure, Mark, Pen, View, Words } from '@millrun/parts/drawings/marks/mark'
import { extensionLines } from '@millrun/parts/drawings/dimensions/extension-lines'
import { type SpanLine, spanLine } from '@millrun/parts/drawings/dimensions/span-line'
import { rectangle } from '@millrun/parts/geometry/figures'
import { type Point, polygon, polyline } from '@millrun/parts/geometry/path'
import {
  drawnBounds,
  drawnSize,
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

/** A number beside a shorter length, in units of the sheet, would lie over its neighbours: it is left out. */
const SHORTEST = 14

/**
 * A drawing as marks in the middle of a place on a sheet, as large as fits unless it is said how large:
 * what parts/drawings writes as SVG, PDF and DXF. DXF shows the view full size.
 */
export function drawingMarks(
  drawing: StairDrawing,
  place: DrawingPlace,
  unitsPerInch = fittingUnits(drawing, place),
): View {
  const { leastIn } = drawnBounds(drawing)
  const [wideIn, highIn] = drawnSize(drawing)
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
      ...dimensionMarks(drawing.dimensions, on),
    ],
  }
}

/** Units of the sheet per inch of the stair at which a drawing and its numbers fill a place. */
export function fittingUnits(
  drawing: StairDrawing,
  { width, height }: Pick<DrawingPlace, 'width' | 'height'>,
): number {
  const [wideIn, highIn] = drawnSize(drawing)
  return Math.min(
    (width - 2 * MARGIN) / Math.max(wideIn, 1),
    (height - 2 * MARGIN) / Math.max(highIn, 1),
  )
}

function figureOf({ of, points, isClosed }: DrawnLine, on: (point: DrawnPoint) => Point): Figure {
  const path = (isClosed ? polygon : polyline)(points.map(on))
  const pen = PENS[of]
  return { kind: 'figure', paths: [path], pen, ...(isClosed ? { isFilled: true } : {}) }
}

/** Beside a drawing its dimensions share the lines that lead to them, which make way for every number. */
function dimensionMarks(
  dimensions: readonly DrawnDimension[],
  on: (point: DrawnPoint) => Point,
): readonly Mark[] {
  const placed = dimensions.map((dimension) => placedDimension(dimension, on))
  const beside = placed.filter(
    ({ span, base }) => isBeside(span, base) && span.to - span.from >= SHORTEST,
  )
  const sides = new Map(beside.map((one) => [`${one.span.runs} ${one.base}`, one]))
  return [
    ...[...sides.values()].flatMap(({ span: { runs }, base }) => {
      const spans = beside.filter((one) => one.span.runs === runs && one.base === base)
      return extensionLines(
        spans.map(({ span }) => span),
        base,
      )
    }),
    ...placed.flatMap((one) => {
      if (!isBeside(one.span, one.base)) return onPlates(spanLine(one.span))
      return beside.includes(one) ? spanLine(one.span) : []
    }),
  ]
}

/** Where a dimension is written, and where what it measures lies. */
interface PlacedDimension {
  readonly span: SpanLine
  readonly base: number
}

function isBeside({ at }: SpanLine, base: number): boolean {
  return Math.abs(base - at) > 1
}

function placedDimension(
  { from, to, runs, atIn, label }: DrawnDimension,
  on: (point: DrawnPoint) => Point,
): PlacedDimension {
  const isLevel = runs === 'horizontally'
  const axis = isLevel ? 0 : 1
  const [start, end] = [on(from), on(to)]
  const line = on(isLevel ? [from[0], atIn] : [atIn, from[1]])
  const at = line[isLevel ? 1 : 0]
  const [first, last] = [Math.min(start[axis], end[axis]), Math.max(start[axis], end[axis])]
  return { span: { from: first, to: last, at, label, runs }, base: start[isLevel ? 1 : 0] }
}

/** Numbers that stand among the lines of a drawing get a clear ground to be read on. */
function onPlates(marks: readonly Mark[]): readonly Mark[] {
  return marks.flatMap((mark): readonly Mark[] =>
    mark.kind === 'words' ? [plateBehind(mark), mark] : [mark],
  )
}

function plateBehind({ at: [x, y], text, size, isUpended }: Words): Figure {
  const [half, above, below] = [textWidth(text, size) / 2 + 2, size * 0.85, size * 0.25]
  const [left, top, right, bottom] = isUpended
    ? [x - above, y - half, x + below, y + half]
    : [x - half, y - above, x + half, y + below]
  const plate = rectangle([left, top], [right, bottom])
  return { kind: 'figure', paths: [plate], isFilled: true }
}
