import { type Point, polyline } from '../../geometry/path.ts'
import { DIMENSION_PEN, TEXT_SIZE, textWidth } from '../marks/ink.ts'
import { type Mark, stroke } from '../marks/mark.ts'
import { dimensionText } from '../marks/words.ts'

const ARROW_ROOM = 24
const OUTSIDE_ARROW = 16
/** How far the foot of a label stands above its line. */
export const LABEL_ABOVE = 5

/** A dimension line between two ends, in units of the sheet. */
export interface SpanLine {
  readonly from: number
  readonly to: number
  /** Where the dimension line runs. */
  readonly at: number
  readonly label: string
  readonly runs: 'horizontally' | 'vertically'
}

/** A dimension line whose label stands so many lines of text above it. */
export interface LiftedSpan extends SpanLine {
  readonly lift: number
}

/** A dimension line with its arrowheads and its number, which stands above the line. */
export function spanLine(span: SpanLine): readonly Mark[] {
  return liftedSpanLine({ ...span, lift: fits(span) ? 0 : 1 })
}

/** The dimension lines of one direction. */
export function spanLines(spans: readonly SpanLine[]): readonly Mark[] {
  return liftedSpans(spans).flatMap(liftedSpanLine)
}

/** Labels too long for their line rise, neighbours in a row to two heights. */
export function liftedSpans(spans: readonly SpanLine[]): readonly LiftedSpan[] {
  let lift = 0
  return spans.map((span, index) => {
    const isInRow = spans[index - 1]?.at === span.at
    if (fits(span)) lift = 0
    else lift = isInRow && lift === 1 ? 2 : 1
    return { ...span, lift }
  })
}

function liftedSpanLine({ from, to, at, label, runs, lift }: LiftedSpan): readonly Mark[] {
  const isLevel = runs === 'horizontally'
  const place = (along: number, off: number): Point =>
    isLevel ? [along, at + off] : [at + off, along]
  const text = dimensionText(
    place((from + to) / 2, -LABEL_ABOVE - lift * TEXT_SIZE),
    label,
    'middle',
    isLevel ? {} : { isUpended: true },
  )
  return [...arrows(from, to, (along) => place(along, 0)), text]
}

function fits({ from, to, label }: SpanLine): boolean {
  return textWidth(label) < to - from - 4
}

/** The arrowheads stand between the ends, or outside them where there is no room. */
function arrows(from: number, to: number, place: (along: number) => Point): readonly Mark[] {
  const line = (start: number, end: number) =>
    stroke(DIMENSION_PEN, polyline([place(start), place(end)]))
  if (to - from >= ARROW_ROOM) return [{ ...line(from, to), arrows: 'both' }]
  return [
    { ...line(from - OUTSIDE_ARROW, from), arrows: 'end' },
    { ...line(to + OUTSIDE_ARROW, to), arrows: 'end' },
    line(from, to),
  ]
}
