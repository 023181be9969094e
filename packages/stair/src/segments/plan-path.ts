/** A place seen from above, in inches. */
export type PlanPoint = readonly [xIn: number, yIn: number]

/** How long a line through some points is. */
export function pathLengthIn(line: readonly PlanPoint[]): number {
  return line.slice(1).reduce((sum, to, index) => sum + apartIn(line[index] ?? to, to), 0)
}

/** How far along a line each of its points lies. */
export function pathPlaces(line: readonly PlanPoint[]): readonly number[] {
  return line.map((_, index) => pathLengthIn(line.slice(0, index + 1)))
}

/** The place so far along a line; beyond its ends it runs straight on. */
export function placeOn(line: readonly PlanPoint[], alongIn: number): PlanPoint {
  let goneIn = 0
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to
    const stepIn = apartIn(from, to)
    const isLast = index === line.length - 2
    if (stepIn > 0 && (alongIn <= goneIn + stepIn || isLast)) {
      return mixed(from, to, (alongIn - goneIn) / stepIn)
    }
    goneIn += stepIn
  }
  return line[0] ?? [0, 0]
}

/** How far along a line it is crossed by the ray from one place through another; its end where it is not. */
export function passedAt(line: readonly PlanPoint[], from: PlanPoint, through: PlanPoint): number {
  const way: PlanPoint = [through[0] - from[0], through[1] - from[1]]
  let goneIn = 0
  for (const [index, to] of line.slice(1).entries()) {
    const begin = line[index] ?? to
    const edge: PlanPoint = [to[0] - begin[0], to[1] - begin[1]]
    const turn = way[0] * edge[1] - way[1] * edge[0]
    const off: PlanPoint = [begin[0] - from[0], begin[1] - from[1]]
    const ahead = (off[0] * edge[1] - off[1] * edge[0]) / turn
    const share = (off[0] * way[1] - off[1] * way[0]) / turn
    const isHit = Math.abs(turn) > 1e-9 && ahead > 0 && share > -1e-6 && share < 1 + 1e-6
    if (isHit) return goneIn + share * apartIn(begin, to)
    goneIn += apartIn(begin, to)
  }
  return goneIn
}

/** How far one place is from another. */
export function apartIn(a: PlanPoint, b: PlanPoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function mixed(a: PlanPoint, b: PlanPoint, share: number): PlanPoint {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
