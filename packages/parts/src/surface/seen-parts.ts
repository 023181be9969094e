import type { SpacePoint } from '../geometry/space.ts'
import { between, lengthOf, partWay } from '../geometry/space.ts'
import type { DepthMap } from './depth-map.ts'

/** Sight is tried at least this often along a line. */
const STEP_IN = 0.12

/** The parts of a line that are in sight. */
export function seenParts(
  line: readonly SpacePoint[],
  map: DepthMap,
): readonly (readonly SpacePoint[])[] {
  const parts: SpacePoint[][] = [[]]
  for (const place of finely(line)) {
    if (map.isSeen(place)) parts.at(-1)?.push(place)
    else parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}

function finely(line: readonly SpacePoint[]): readonly SpacePoint[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1]
    if (from === undefined) return [to]
    const count = Math.max(1, Math.ceil(lengthOf(between(from, to)) / STEP_IN))
    return Array.from({ length: count }, (_, step) => partWay(from, to, (step + 1) / count))
  })
}
