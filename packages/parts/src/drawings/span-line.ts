import { type Point, polyline } from '../geometry/path.ts'
import { DIMENSION_PEN, TEXT_SIZE, textWidth } from './ink.ts'
import { type Mark, stroke } from './mark.ts'
import { dimensionText } from './words.ts'

const ARROW_ROOM = 24
const OUTSIDE_ARROW = 16
const OVERSHOOT = 5

/** A dimension line between two ends, in units of the sheet. */
export interface SpanLine {
  readonly from: number
  readonly to: number
  /** Where the dimension line runs. */
  readonly at: number
  readonly label: string
  readonly runs: 'horizontally' | 'vertically'
}

/** A dimension line with its arrowheads and its number, which stands above the line. */
export function spanLine(span: SpanLine, lift = fits(span) ? 0 : 1): readonly Mark[] {
  const { from, to, at, label, runs } = span
  const isLevel = runs === 'horizontally'
  const place = (along: number, off: number): Point =>
    isLevel ? [along, at + off] : [at + off, along]
  const text = dimensionText(
    place((from + to) / 2, -5 - lift * TEXT_SIZE),
    label,
    'middle',
    isLevel ? {} : { isUpended: true },
  )
  return [...arrows(from, to, (along) => place(along, 0)), text]
}

/** The lines that lead from the part to the ends of its dimension lines, one for ends at one place. */
export function extensionLines(spans: readonly SpanLine[], extendFrom: number): readonly Mark[] {
  const reach = new Map<number, number>()
  for (const { from, to, at } of spans) {
    for (const end of [from, to]) reach.set(end, Math.max(reach.get(end) ?? at, at))
  }
  if (reach.size === 0) return []
  const isLevel = spans[0]?.runs === 'horizontally'
  const lines = [...reach].map(([end, at]) =>
    [extendFrom, at + OVERSHOOT].map((off): Point => (isLevel ? [end, off] : [off, end])),
  )
  return [stroke(DIMENSION_PEN, ...lines.map(polyline))]
}

/** The dimension lines of one direction; labels too long for their line rise, neighbours to two heights. */
export function spanLines(spans: readonly SpanLine[]): readonly Mark[] {
  let lift = 0
  return spans.flatMap((span) => {
    if (fits(span)) lift = 0
    else lift = lift === 1 ? 2 : 1
    return spanLine(span, lift)
  })
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
