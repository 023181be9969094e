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
  /** Where the two extension lines begin, next to the part. */
  readonly extendFrom: number
  readonly label: string
  readonly runs: 'horizontally' | 'vertically'
}

/** A dimension line with its extension lines, arrowheads and number, which stands above the line. */
export function spanLine(span: SpanLine): string {
  if (span.runs === 'horizontally') return levelSpan(span)
  return tag('g', { transform: `translate(${span.at} 0) rotate(-90)` }, levelSpan(upended(span)))
}

/** A vertical span as it lies before it is turned up: x of the turned frame is −y of the sheet. */
function upended(span: SpanLine): SpanLine {
  return {
    ...span,
    from: -span.to,
    to: -span.from,
    at: 0,
    extendFrom: span.extendFrom - span.at,
    runs: 'horizontally',
  }
}

function levelSpan({ from, to, at, extendFrom, label }: SpanLine): string {
  const isShort = to - from < ARROW_ROOM
  const beyond = at + Math.sign(at - extendFrom) * OVERSHOOT
  const extensions = `M${from} ${extendFrom}V${beyond}M${to} ${extendFrom}V${beyond}`
  const fits = textWidth(label) < to - from - 4
  return tag(
    'g',
    { stroke: PLOTTER_BLUE, 'stroke-width': THIN_WEIGHT },
    tag('path', { d: extensions }),
    isShort ? arrowsOutside(from, to, at) : arrowsInside(from, to, at),
    spanText((from + to) / 2, at - (fits ? 5 : 5 + TEXT_SIZE), label),
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
