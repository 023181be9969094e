import type { Counted } from './count-call.ts'

/** Calls of one caller that are counted at once. */
export interface Together {
  readonly spanMs: number
  calls: number
}

type CountAll = (asked: ReadonlyMap<string, Together>) => Promise<ReadonlyMap<string, Counted>>

/** Counts all calls that come while others are being counted in one go, and tells each the number that it has. */
export function countTogether(
  countAll: CountAll,
): (key: string, spanMs: number) => Promise<Counted> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: ReturnType<typeof begin> | undefined

  function begin() {
    const asked = new Map<string, Together>()
    const counted = underWay.then(() => {
      next = undefined
      return countAll(asked)
    })
    underWay = counted.catch(() => undefined)
    return { asked, counted }
  }

  return async function count(key, spanMs) {
    next ??= begin()
    const { asked, counted } = next
    const mine = asked.get(key) ?? { spanMs, calls: 0 }
    const place = (mine.calls += 1)
    asked.set(key, mine)
    const all = (await counted).get(key)
    if (all === undefined) throw new Error('a call was not counted')
    return { calls: all.calls - mine.calls + place, leftMs: all.leftMs }
  }
}
