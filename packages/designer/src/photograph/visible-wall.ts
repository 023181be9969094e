import type { Corners, Point } from './corners.ts'
import { inverted, type Homography, squareToCorners } from './homography.ts'

/** A part of a wall, counted in the marked rectangle: that reaches from 0 to 1 both ways, down is positive. */
export interface WallPart {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A point before it is divided by its depth. */
interface Seen extends Point {
  readonly depth: number
}

/** What lies further away than twice the far side of the rectangle would be drawn too coarsely. */
const FARTHEST = 2
const STEPS = 32

const PICTURE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/**
 * The largest upright part of the wall that is in the picture everywhere and holds the marked rectangle.
 * The corners have no `cornersProblem`.
 */
export function visibleWall(corners: Corners): WallPart {
  const outline = outlineOnWall(corners)
  const xs = outline.map(({ x }) => x)
  const lefts = steps(Math.min(0, ...xs), 0)
  const rights = steps(1, Math.max(1, ...xs))
  const spans = new Map([...lefts, ...rights].map((x) => [x, spanAt(outline, x)]))
  let best: WallPart = { left: 0, top: 0, right: 1, bottom: 1 }
  for (const left of lefts) {
    for (const right of rights) {
      const part = { left, right, ...both(spans.get(left), spans.get(right)) }
      if (part.top <= 0 && part.bottom >= 1 && areaOf(part) > areaOf(best)) best = part
    }
  }
  return best
}

/** The picture's edge as it lies on the wall, without what is too far away: it is convex. */
function outlineOnWall(corners: Corners): readonly Point[] {
  const toWall = inverted(squareToCorners(corners))
  const nearness = corners.map((corner) => seenAt(toWall, corner).depth)
  const least = Math.min(...nearness) / FARTHEST
  const seen = PICTURE.map((point) => seenAt(toWall, point))
  return nearerThan(seen, least).map(({ x, y, depth }) => ({ x: x / depth, y: y / depth }))
}

function seenAt([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Seen {
  return { x: a * x + b * y + c, y: d * x + e * y + f, depth: g * x + h * y + i }
}

/** The way back counts nearness: it is less the further away something is, and 0 at the horizon. */
function nearerThan(outline: readonly Seen[], least: number): readonly Seen[] {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const kept = from.depth >= least ? [from] : []
    if (from.depth >= least === to.depth >= least) return kept
    const share = (least - from.depth) / (to.depth - from.depth)
    return [
      ...kept,
      {
        x: from.x + share * (to.x - from.x),
        y: from.y + share * (to.y - from.y),
        depth: least,
      },
    ]
  })
}

/** From where to where an upright line runs within the outline. */
function spanAt(outline: readonly Point[], x: number): Pick<WallPart, 'top' | 'bottom'> {
  const heights = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    if (Math.min(from.x, to.x) > x || Math.max(from.x, to.x) < x) return []
    if (from.x === to.x) return [from.y, to.y]
    return [from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)]
  })
  return { top: Math.min(...heights), bottom: Math.max(...heights) }
}

type Span = ReturnType<typeof spanAt> | undefined

function both(one: Span, other: Span): Pick<WallPart, 'top' | 'bottom'> {
  return {
    top: Math.max(one?.top ?? 0, other?.top ?? 0),
    bottom: Math.min(one?.bottom ?? 1, other?.bottom ?? 1),
  }
}

function areaOf({ left, top, right, bottom }: WallPart): number {
  return (right - left) * (bottom - top)
}

function steps(from: number, to: number): readonly number[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => from + (step / STEPS) * (to - from))
}
