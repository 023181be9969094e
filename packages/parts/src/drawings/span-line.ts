import { escapeText, tag } from '../svg/tag.ts'
import { ARROW } from './arrow-marker.ts'
import { PLOTTER_BLUE, TEXT_SIZE, textWidth, THIN_WEIGHT } from './ink.ts'

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
export function spanLine(span: SpanLine, lift = fits(span) ? 0 : 1): string {
  if (span.runs === 'horizontally') return levelSpan(span, lift)
  const upended = { ...span, from: -span.to, to: -span.from, at: 0 }
  return tag('g', { transform: `translate(${span.at} 0) rotate(-90)` }, levelSpan(upended, lift))
}

/** The lines that lead from the part to the ends of its dimension lines, one for ends at one place. */
export function extensionLines(spans: readonly SpanLine[], extendFrom: number): string {
  const reach = new Map<number, number>()
  for (const { from, to, at } of spans) {
    for (const end of [from, to]) reach.set(end, Math.max(reach.get(end) ?? at, at))
  }
  const isLevel = spans[0]?.runs === 'horizontally'
  const d = [...reach].map(([end, at]) =>
    isLevel ? `M${end} ${extendFrom}V${at + OVERSHOOT}` : `M${extendFrom} ${end}H${at + OVERSHOOT}`,
  )
  return tag('path', { d: d.join(''), stroke: PLOTTER_BLUE, 'stroke-width': THIN_WEIGHT })
}

/** The dimension lines of one direction; labels too long for their line rise, neighbours to two heights. */
export function spanLines(spans: readonly SpanLine[]): string {
  let lift = 0
  return spans
    .map((span) => {
      if (fits(span)) lift = 0
      else lift = lift === 1 ? 2 : 1
      return spanLine(span, lift)
    })
    .join('')
}

function fits({ from, to, label }: SpanLine): boolean {
  return textWidth(label) < to - from - 4
}

function levelSpan({ from, to, at, label }: SpanLine, lift: number): string {
  const isShort = to - from < ARROW_ROOM
  return tag(
    'g',
    { stroke: PLOTTER_BLUE, 'stroke-width': THIN_WEIGHT },
    isShort ? arrowsOutside(from, to, at) : arrowsInside(from, to, at),
    spanText((from + to) / 2, at - 5 - lift * TEXT_SIZE, label),
  )
}

function arrowsInside(from: number, to: number, at: number): string {
  return tag('path', { d: `M${from} ${at}H${to}`, 'marker-start': ARROW, 'marker-end': ARROW })
}

function arrowsOutside(from: number, to: number, at: number): string {
  const left = tag('path', { d: `M${from - OUTSIDE_ARROW} ${at}H${from}`, 'marker-end': ARROW })
  const right = tag('path', { d: `M${to + OUTSIDE_ARROW} ${at}H${to}`, 'marker-end': ARROW })
  return left + right + tag('path', { d: `M${from} ${at}H${to}` })
}

function spanText(x: number, y: number, label: string): string {
  return dimensionText(x, y, label, 'middle')
}

/** Text in dimension blue. */
export function dimensionText(
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end',
): string {
  return tag(
    'text',
    { x, y, fill: PLOTTER_BLUE, stroke: 'none', 'text-anchor': anchor },
    escapeText(text),
  )
}
