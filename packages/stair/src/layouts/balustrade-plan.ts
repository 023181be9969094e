import type { Hand } from '../design/design.ts'
import type { Segment, Stop, Stretch } from '../segments/segment.ts'
import { alongOf } from '../segments/side-line.ts'
import type { BalustradePlan, NewelSpot, PlanParts, Span, SpanEnd } from '../segments/span.ts'

/** Every newel and every stretch of rail between newels that some segments have, before anything is bought. */
export function balustradePlan(segments: readonly Segment[], parts: PlanParts): BalustradePlan {
  const plans = (['left', 'right'] as const).map((side) => sidePlan(side, segments, parts))
  return {
    spots: plans.flatMap(({ spots }) => spots),
    spans: plans.flatMap(({ spans }) => spans),
  }
}

/** One side from the foot up. Two segments that meet share the newel between them. */
function sidePlan(side: Hand, segments: readonly Segment[], parts: PlanParts): BalustradePlan {
  const items = segments
    .filter(({ openSides }) => openSides.includes(side))
    .flatMap(({ balustrade }) => balustrade(side, parts))
  const ids = new Map<Stop, string>()
  for (const item of items) {
    if (item.at === 'newel') ids.set(item, `${side}-newel-${ids.size + 1}-${item.role}`)
  }
  const counts = new Map<string, number>()
  return {
    spots: [...ids].flatMap(([stop, id]): readonly NewelSpot[] =>
      stop.at === 'newel' ? [{ ...stop, id }] : [],
    ),
    spans: items.flatMap((item, index): readonly Span[] => {
      const [from, to] = [items[index - 1], items[index + 1]]
      if (item.at !== 'between' || !isStop(from) || !isStop(to)) return []
      const count = (counts.get(item.name) ?? 0) + 1
      counts.set(item.name, count)
      const span = item.span(from, to)
      const end = (stop: Stop): SpanEnd => {
        const alongIn = alongOf(span.frame, stop)
        const newelId = ids.get(stop)
        return newelId === undefined ? { at: 'wall', alongIn } : { at: 'newel', newelId, alongIn }
      }
      return [{ ...span, id: `${item.name}-${count}`, from: end(from), to: end(to) }]
    }),
  }
}

function isStop(item: Stop | Stretch | undefined): item is Stop {
  return item !== undefined && item.at !== 'between'
}
