import { type Point, polyline } from '../../geometry/path.ts'
import { clearParts } from './clear-parts.ts'
import { DIMENSION_PEN, TEXT_SIZE, textWidth } from '../marks/ink.ts'
import { type Mark, stroke } from '../marks/mark.ts'
import { LABEL_ABOVE, type LiftedSpan, liftedSpans, type SpanLine } from './span-line.ts'

const OVERSHOOT = 5
/** What stays free round a label. */
const CLEAR = 3

/**
 * The lines that lead from the part to the ends of its dimension lines, one for ends at one place. A line
 * stops for a label that is wider than its span and goes on beyond it.
 */
export function extensionLines(spans: readonly SpanLine[], extendFrom: number): readonly Mark[] {
  const reach = new Map<number, number>()
  for (const { from, to, at } of spans) {
    for (const end of [from, to]) {
      const before = reach.get(end) ?? extendFrom
      reach.set(end, Math.abs(at - extendFrom) > Math.abs(before - extendFrom) ? at : before)
    }
  }
  if (reach.size === 0) return []
  const isLevel = spans[0]?.runs === 'horizontally'
  const labels = liftedSpans(spans).map(labelRoom)
  const lines = [...reach].flatMap(([end, at]) => {
    const across = labels.filter(({ from, to }) => from < end && end < to)
    const beyond = at + Math.sign(at - extendFrom) * OVERSHOOT
    const ends = [Math.min(extendFrom, beyond), Math.max(extendFrom, beyond)] as const
    return clearParts(across, ends).map((part) =>
      part.map((off): Point => (isLevel ? [end, off] : [off, end])),
    )
  })
  return [stroke(DIMENSION_PEN, ...lines.map(polyline))]
}

/** The room of a label: from where to where it runs with its dimension line, and its two heights. */
function labelRoom({ from, to, at, label, lift }: LiftedSpan) {
  const [middle, half] = [(from + to) / 2, textWidth(label) / 2 + CLEAR]
  const foot = at - LABEL_ABOVE - lift * TEXT_SIZE
  return { from: middle - half, to: middle + half, near: foot - TEXT_SIZE, far: foot + CLEAR }
}
