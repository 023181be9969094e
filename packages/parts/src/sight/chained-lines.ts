import { between, dot, unit } from '../geometry/space.ts'
import type { SkinLine } from './skin-lines.ts'
import type { SeenPlace } from './standpoint.ts'

/** Lines of one role, as long as they go on from end to end. */
export interface LongLine {
  readonly role: SkinLine['role']
  readonly places: readonly SeenPlace[]
}

/** Lines that turn by more than this where they meet are two. */
const STRAIGHT_ON = Math.cos((50 * Math.PI) / 180)

/** Pieces of line put together where they meet; where more than two do, each goes on as straight as it can. */
export function chainedLines(lines: readonly SkinLine[]): readonly LongLine[] {
  return (['outline', 'edge'] as const).flatMap((role) => {
    const own = lines.filter((line) => line.role === role)
    const byEnd = new Map<number, SkinLine[]>()
    for (const line of own) {
      for (const end of line.ends) byEnd.set(end, [...(byEnd.get(end) ?? []), line])
    }
    const used = new Set<SkinLine>()
    return own.flatMap((line): readonly LongLine[] => {
      if (used.has(line)) return []
      used.add(line)
      const [from, to] = line.places
      const ahead = goneOn(line.ends[1], [from, to], byEnd, used)
      const behind = goneOn(line.ends[0], [to, from], byEnd, used)
      return [{ role, places: [...behind.toReversed(), from, to, ...ahead] }]
    })
  })
}

/** The places that follow on a way that ends at `end`. */
function goneOn(
  end: number,
  way: readonly [SeenPlace, SeenPlace],
  byEnd: ReadonlyMap<number, readonly SkinLine[]>,
  used: Set<SkinLine>,
): readonly SeenPlace[] {
  const places: SeenPlace[] = []
  let [from, here, name] = [...way, end]
  for (;;) {
    const nexts = (byEnd.get(name) ?? []).filter((line) => !used.has(line))
    const next = straightest(nexts, name, [from, here])
    if (next === undefined) return places
    used.add(next.line)
    places.push(next.place)
    ;[from, here, name] = [here, next.place, next.name]
  }
}

function straightest(
  nexts: readonly SkinLine[],
  name: number,
  [from, here]: readonly [SeenPlace, SeenPlace],
) {
  const way = unit(between(from, here))
  const found = nexts.map((line) => {
    const end = line.ends[0] === name ? 1 : 0
    const place = line.places[end]
    return { line, place, name: line.ends[end], ahead: dot(way, unit(between(here, place))) }
  })
  const [best] = found.toSorted((a, b) => b.ahead - a.ahead)
  return best !== undefined && best.ahead > STRAIGHT_ON ? best : undefined
}
