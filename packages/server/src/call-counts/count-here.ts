import type { Counted } from './count-call.ts'

/** So many callers are remembered; with more of them the one who began first is forgotten. */
const MOST_CALLERS = 5000

interface Span {
  readonly calls: number
  readonly endsAt: number
}

/** Counts calls in this process alone. */
export function countHere(): (key: string, spanMs: number) => Counted {
  const spans = new Map<string, Span>()

  function forgetOne(): void {
    const [first] = spans.keys()
    if (first !== undefined) spans.delete(first)
  }

  return function count(key, spanMs) {
    const now = performance.now()
    const before = spans.get(key)
    const isNew = before === undefined || before.endsAt <= now
    const { calls, endsAt } = isNew ? { calls: 1, endsAt: now + spanMs } : before
    const span = { calls: isNew ? calls : calls + 1, endsAt }
    if (isNew) spans.delete(key)
    spans.set(key, span)
    if (spans.size > MOST_CALLERS) forgetOne()
    return { calls: span.calls, leftMs: endsAt - now }
  }
}
