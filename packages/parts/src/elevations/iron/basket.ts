import { type Basket, basketRod, type SpacePoint } from '../../geometry/basket-rod.ts'
import { smoothLine } from '../../geometry/path.ts'
import type { Piece, Rod } from '../piece.ts'
import { END_HEIGHT_IN, endRing } from './end-ring.ts'

/** A basket with its knuckled ends: rods that run behind come first, the front ones cross over them. */
export function basketPieces(basket: Basket, barIn: number, turnDeg: number): readonly Piece[] {
  const ring = barIn * 0.82
  const rodLength = {
    ...basket,
    fromIn: basket.fromIn + END_HEIGHT_IN * 0.7,
    toIn: basket.toIn - END_HEIGHT_IN * 0.7,
  }
  const rods = Array.from({ length: basket.rods }, (_, rod) =>
    runs(basketRod(rodLength, rod, turnDeg)).map((run) => rodPiece(basket.rodIn, run)),
  ).flat()
  return [
    ...rods.filter((rod) => rod.isBehind),
    ...rods.filter((rod) => !rod.isBehind),
    endRing(basket.fromIn, basket.fromIn + END_HEIGHT_IN, ring),
    endRing(basket.toIn - END_HEIGHT_IN, basket.toIn, ring),
  ]
}

interface Run {
  readonly isBehind: boolean
  readonly points: readonly SpacePoint[]
}

/** Cuts a rod into the lengths that run before and behind the axis. */
function runs(points: readonly SpacePoint[]): readonly Run[] {
  const found: Run[] = []
  let current: SpacePoint[] = []
  let isBehind = (points[0]?.[2] ?? 0) < 0
  points.forEach((point, index) => {
    const isNowBehind = point[2] < -1e-9
    if (isNowBehind !== isBehind && index > 0) {
      const crossing = crossingBetween(points[index - 1] ?? point, point)
      found.push({ isBehind, points: [...current, crossing] })
      current = [crossing]
      isBehind = isNowBehind
    }
    current.push(point)
  })
  return [...found, { isBehind, points: current }].filter((run) => run.points.length > 1)
}

function crossingBetween(a: SpacePoint, b: SpacePoint): SpacePoint {
  const t = a[2] / (a[2] - b[2])
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0]
}

function rodPiece(widthIn: number, run: Run): Rod {
  const path = smoothLine(run.points.map(([x, y]) => [x, y]))
  return { kind: 'rod', path, widthIn, section: 'round', isBehind: run.isBehind }
}
