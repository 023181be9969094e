import type { Point } from '../../geometry/path.ts'

/** How near to its edge a line counts as lying on the edge of a cover, in units of the drawing. */
const ON_EDGE = 0.01

/** A figure with straight sides that hides what lies under it. */
export interface Cover {
  readonly segments: readonly Segment[]
  /** Hollows in a figure are not covered; a figure that overlaps itself is covered throughout. */
  readonly rule: 'evenodd' | 'nonzero'
  /** Whether its edge is drawn, so that a line there would be drawn twice. */
  readonly hidesEdge: boolean
  readonly box: Box
}

export type Segment = readonly [from: Point, to: Point]

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A cover from its outlines, each once round. */
export function coverOf(
  outlines: readonly (readonly Point[])[],
  look: Pick<Cover, 'rule' | 'hidesEdge'>,
): Cover {
  return { segments: outlines.flatMap(segmentsOf), box: boxOf(outlines.flat()), ...look }
}

/** Whether a line from one place to another may meet the cover. */
export function isNear({ box }: Cover, [a, b]: Segment): boolean {
  return (
    Math.min(a[0], b[0]) <= box.right + ON_EDGE &&
    Math.max(a[0], b[0]) >= box.left - ON_EDGE &&
    Math.min(a[1], b[1]) <= box.bottom + ON_EDGE &&
    Math.max(a[1], b[1]) >= box.top - ON_EDGE
  )
}

/** Where a line crosses the edge of the cover, as shares of its length. */
export function crossings({ segments }: Cover, [a, b]: Segment): readonly number[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  return segments.flatMap(([c, d]) => {
    const [ex, ey] = [d[0] - c[0], d[1] - c[1]]
    const across = dx * ey - dy * ex
    if (Math.abs(across) < 1e-9) return []
    const t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / across
    const s = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / across
    return t > 0 && t < 1 && s >= -1e-9 && s <= 1 + 1e-9 ? [t] : []
  })
}

export function isCovered(point: Point, { segments, rule, hidesEdge, box }: Cover): boolean {
  const [x, y] = point
  const isOutside =
    x < box.left - ON_EDGE ||
    x > box.right + ON_EDGE ||
    y < box.top - ON_EDGE ||
    y > box.bottom + ON_EDGE
  if (isOutside) return false
  if (segments.some((side) => isOn(point, side))) return hidesEdge
  let [winding, count] = [0, 0]
  for (const [from, to] of segments) {
    if (from[1] > y === to[1] > y) continue
    if (from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]) < x) continue
    winding += to[1] > from[1] ? 1 : -1
    count += 1
  }
  return rule === 'nonzero' ? winding !== 0 : count % 2 === 1
}

function isOn([x, y]: Point, [from, to]: Segment): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / length
  const t = Math.min(1, Math.max(0, share))
  return Math.hypot(from[0] + dx * t - x, from[1] + dy * t - y) < ON_EDGE
}

function segmentsOf(points: readonly Point[]): readonly Segment[] {
  return points.map((from, index) => [from, points[(index + 1) % points.length] ?? from])
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}
