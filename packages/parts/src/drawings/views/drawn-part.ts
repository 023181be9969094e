import type {
  Dimension,
  LeaderDimension,
  Ordinate,
  SpanDimension,
} from '../../elevations/dimension.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import { moved, type Point, polyline } from '../../geometry/path.ts'
import type { Placing } from '../../svg/path-data.ts'
import { extensionLines } from '../dimensions/extension-lines.ts'
import { centreLines } from '../marks/hatch.ts'
import { LEADER_ROOM, leaderLines } from '../dimensions/leader-line.ts'
import { lengthLabel, type Units } from '../dimensions/length-label.ts'
import { HIDDEN_PEN } from '../marks/ink.ts'
import { type Mark, stroke, type View, type Window } from '../marks/mark.ts'
import { ordinateLines, ordinatesBegin } from '../dimensions/ordinate-lines.ts'
import { outlineMarks } from '../marks/outline-marks.ts'
import { type SpanLine, spanLines } from '../dimensions/span-line.ts'

const FIRST_ROW = 46
const ROW_HEIGHT = 38
const CLEARANCE = 10
/** How far labels may run past the end of a lying part. */
const PAST_END = 16

/** Where and how big a part is drawn on a sheet. */
export interface PartPlacing {
  /** Where the foot of the centre line comes to lie. */
  readonly origin: Point
  readonly unitsPerInch: number
  readonly units: Units
  readonly dimensions: readonly Dimension[]
  /** Heights along the part as the sheet shows them; the numbers stay those of the part. */
  readonly shownHeight?: (heightIn: number) => number
  readonly window?: Window
  readonly ordinates?: readonly Ordinate[]
  /** Labels of leaders end before it. */
  readonly rightEdge?: number
}

/** The part in outline with its centre line and dimensions. */
export function drawnPart(view: Elevation, placing: PartPlacing): View {
  const place = placingOf(view, placing)
  const { unitsPerInch, origin, window } = placing
  const marks = [
    ...outlineMarks(view.outlines, place, unitsPerInch),
    ...hidden(view, place),
    ...axis(view, place, unitsPerInch),
    ...spans(view, placing, place),
    ...leaders(view, placing, place),
    ...ordinateLines(view, placing.ordinates ?? [], place),
  ]
  return { kind: 'view', unitsPerInch, about: origin, marks, ...(window ? { window } : {}) }
}

/** Long parts are laid down to the right, so that what is up comes to the right and what is left comes up. */
export function placingOf(view: Elevation, placing: PartPlacing): Placing {
  const [originX, originY] = placing.origin
  const k = placing.unitsPerInch
  const shown = placing.shownHeight ?? ((heightIn: number) => heightIn)
  return view.lies === 'along'
    ? ([x, y]) => [originX + shown(y) * k, originY + x * k]
    : ([x, y]) => [originX + x * k, originY - shown(y) * k]
}

function hidden({ hiddenLines = [] }: Elevation, place: Placing): readonly Mark[] {
  const lines = hiddenLines.map((line) => moved(line, place))
  return lines.length === 0 ? [] : [stroke(HIDDEN_PEN, ...lines)]
}

function axis(view: Elevation, place: Placing, unitsPerInch: number): readonly Mark[] {
  const x = view.axisIn ?? 0
  const more = (view.centreLines ?? []).map((line) => moved(line, place))
  if (x === 'none') return more.length === 0 ? [] : [centreLines(...more)]
  const { bottom, top } = elevationBounds(view)
  const beyond = 16 / unitsPerInch
  return [centreLines(polyline([place([x, bottom - beyond]), place([x, top + beyond])]), ...more)]
}

function spans(view: Elevation, placing: PartPlacing, place: Placing): readonly Mark[] {
  const bounds = elevationBounds(view)
  const lowest = place([view.lies === 'along' ? bounds.right : 0, bounds.bottom])[1]
  const rightmost = place([bounds.right, bounds.top])[0]
  const edges = { horizontally: lowest, vertically: rightmost } as const
  return (['horizontally', 'vertically'] as const).flatMap((runs) => {
    const lines = placing.dimensions.flatMap((dimension) =>
      dimension.kind !== 'leader' && directionOf(dimension, view) === runs
        ? [placedSpan(dimension, runs, edges[runs], placing, place)]
        : [],
    )
    return [...extensionLines(lines, edges[runs] + CLEARANCE), ...spanLines(lines)]
  })
}

function directionOf(dimension: SpanDimension, view: Elevation): SpanLine['runs'] {
  return (dimension.kind === 'along') === (view.lies === 'along') ? 'horizontally' : 'vertically'
}

function placedSpan(
  dimension: SpanDimension,
  runs: SpanLine['runs'],
  edge: number,
  placing: PartPlacing,
  place: Placing,
): SpanLine {
  const axisIndex = runs === 'horizontally' ? 0 : 1
  const [from, to] = [dimension.fromIn, dimension.toIn].map(
    (at) => place(dimension.kind === 'along' ? [0, at] : [at, 0])[axisIndex],
  )
  return {
    from: Math.min(from ?? 0, to ?? 0),
    to: Math.max(from ?? 0, to ?? 0),
    at: edge + FIRST_ROW + dimension.row * ROW_HEIGHT,
    label: lengthLabel(dimension.toIn - dimension.fromIn, placing.units),
    runs,
  }
}

function leaders(view: Elevation, placing: PartPlacing, place: Placing): readonly Mark[] {
  const bounds = elevationBounds(view)
  const highest = place(view.lies === 'along' ? [bounds.left, 0] : [0, bounds.top])[1]
  const found = placing.dimensions.flatMap((dimension) =>
    dimension.kind === 'leader'
      ? [{ tip: place(dimension.at), label: leaderLabel(dimension, placing.units) }]
      : [],
  )
  return leaderLines(found, highest - LEADER_ROOM + 6, rightEndOf(view, placing, place))
}

/** Before the diameters above a lying part, before the cut of a detail, or before the edge of the drawing. */
function rightEndOf(view: Elevation, placing: PartPlacing, place: Placing): number {
  const { window, ordinates = [], rightEdge } = placing
  if (view.lies !== 'along') return rightEdge ?? Infinity
  const edge = rightEdge ?? place([0, elevationBounds(view).top])[0] + PAST_END
  const cut = window === undefined ? edge : window.x + window.width
  return Math.min(ordinatesBegin(view, ordinates, place), edge, cut)
}

function leaderLabel({ mark, valueIn, lengthIn, note }: LeaderDimension, units: Units): string {
  const measures = [valueIn, ...(lengthIn === undefined ? [] : [lengthIn])]
  const measure = measures.map((value) => lengthLabel(value, units)).join(' × ')
  return [mark, measure, note].filter(Boolean).join(' ')
}
