import { type Basket, basketRod } from '../../geometry/basket-rod.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import { smoothLine } from '../../geometry/path.ts'
import type { Piece, Rod } from '../piece.ts'
import { END_HEIGHT_IN, endRing } from './end-ring.ts'

/** A basket with its knuckled ends: rods that run behind come first, the front ones cross over them. */
export function basketPieces(basket: Basket, barIn: number, turnDeg: number): readonly Piece[] {
  const ring = basketRingIn(barIn)
  const rods = Array.from({ length: basket.rods }, (_, rod) =>
    runs(basketRod(betweenRings(basket), rod, turnDeg)).map((run) => rodPiece(basket.rodIn, run)),
  ).flat()
  return [
    ...rods.filter((rod) => rod.isBehind),
    ...rods.filter((rod) => !rod.isBehind),
    endRing(basket.fromIn, basket.fromIn + END_HEIGHT_IN, ring),
    endRing(basket.toIn - END_HEIGHT_IN, basket.toIn, ring),
  ]
}

/** Radius of the rings at the ends of a basket. */
export function basketRingIn(barIn: number): number {
  return barIn * 0.82
}

/** The length that the rods take up: they begin inside the rings. */
export function betweenRings(basket: Basket): Basket {
  return {
    ...basket,
    fromIn: basket.fromIn + END_HEIGHT_IN * 0.7,
    toIn: basket.toIn - END_HEIGHT_IN * 0.7,
  }
}

interface Run {
  readonly isBehind: boolean
  readonly points: readonly SpacePoint[]
}

/**
 * Cuts a rod into the lengths that run before and behind the axis. Front lengths reach a little round the
 * outline, so that no seam shows where the back ones begin.
 */
function runs(points: readonly SpacePoint[]): readonly Run[] {
  const found: Run[] = []
  let current: SpacePoint[] = []
  let before = points[0]
  for (const point of points) {
    if (before !== undefined && isBehindAxis(before) !== isBehindAxis(point)) {
      const crossing = crossingBetween(before, point)
      const isBehind = isBehindAxis(before)
      found.push({
        isBehind,
        points: [...current, crossing, ...(isBehind ? [] : [lap(crossing, point)])],
      })
      current = isBehind ? [lap(crossing, before), crossing] : [crossing]
    }
    current.push(point)
    before = point
  }
  const last = current.at(-1)
  return [...found, { isBehind: last !== undefined && isBehindAxis(last), points: current }]
}

function isBehindAxis([, , z]: SpacePoint): boolean {
  return z < -1e-9
}

/** A third of the way from a crossing to its neighbour. */
function lap(crossing: SpacePoint, neighbour: SpacePoint): SpacePoint {
  return between(crossing, neighbour, 1 / 3)
}

function crossingBetween(a: SpacePoint, b: SpacePoint): SpacePoint {
  return between(a, b, a[2] / (a[2] - b[2]))
}

function between(a: SpacePoint, b: SpacePoint, t: number): SpacePoint {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

function rodPiece(widthIn: number, run: Run): Rod {
  const path = smoothLine(apart(run.points).map(([x, y]) => [x, y]))
  return { kind: 'rod', path, widthIn, section: 'round', isBehind: run.isBehind }
}

/** The points without those that fall on the one before, as a crossing does when a rod passes the axis at a point. */
function apart(points: readonly SpacePoint[]): readonly SpacePoint[] {
  return points.filter((point, index) => {
    const before = points[index - 1]
    return before === undefined || Math.abs(point[1] - before[1]) > 1e-6
  })
}
