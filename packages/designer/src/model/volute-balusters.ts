import { fittingPath, type PathPoint } from './fitting-path.ts'
import type { PlacedFitting } from './placed-fitting.ts'

/** A place below a fitting that swings out: along and to the right of the span, and the middle of the rail above it. */
export interface CurvePlace {
  readonly alongIn: number
  readonly asideIn: number
  readonly middleIn: number
  readonly slopeDeg: number
}

/** Between the newel under a volute and the first baluster beside it, in inches. */
const BESIDE_NEWEL_IN = 1.5

/**
 * The places of the balusters that stand under a volute or a turnout, from the newel to `untilIn` along
 * the span, where the first one on a straight line stands: evenly along the curve, the gap measured along it.
 */
export function balustersUnderCurve(
  fitting: PlacedFitting,
  meetsIn: number,
  untilIn: number,
  newelHalfIn: number,
  pitchIn: number,
): readonly CurvePlace[] {
  const { points, cap } = fittingPath(fitting.shape, 'upper-end')
  const clear = points.findIndex(
    ({ alongIn, leftIn }) =>
      Math.hypot(alongIn - (cap?.alongIn ?? 0), leftIn - (cap?.leftIn ?? 0)) >=
      newelHalfIn + BESIDE_NEWEL_IN,
  )
  const way = points.slice(Math.max(0, clear)).filter(({ alongIn }) => meetsIn + alongIn < untilIn)
  const last = way.at(-1)
  if (last === undefined) return []
  const upIn = fitting.upIn - (points[0]?.upIn ?? 0)
  const lengthIn = lengthOf(way) + untilIn - meetsIn - last.alongIn
  const count = Math.ceil(lengthIn / pitchIn - 1e-9)
  return Array.from({ length: count }, (_, index) => {
    const place = placeAt(way, (index * lengthIn) / count)
    return {
      alongIn: meetsIn + place.alongIn,
      asideIn: -place.leftIn,
      middleIn: upIn + place.upIn,
      slopeDeg: place.slopeDeg,
    }
  })
}

function lengthOf(way: readonly PathPoint[]): number {
  return way
    .slice(1)
    .reduce((sum, point, index) => sum + levelDistance(way[index] ?? point, point), 0)
}

/** The place `lengthIn` along a way, seen from above; the end of the way where it is shorter. */
function placeAt(way: readonly PathPoint[], lengthIn: number): Omit<PathPoint, 'headingDeg'> {
  let goneIn = 0
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index] ?? to
    const stepIn = levelDistance(from, to)
    if (goneIn + stepIn >= lengthIn && stepIn > 0)
      return partWay(from, to, (lengthIn - goneIn) / stepIn)
    goneIn += stepIn
  }
  const last = way.at(-1) ?? { alongIn: 0, leftIn: 0, upIn: 0, slopeDeg: 0 }
  const beyondIn = lengthIn - goneIn
  const riseIn = beyondIn * Math.tan((last.slopeDeg * Math.PI) / 180)
  return { ...last, alongIn: last.alongIn + beyondIn, upIn: last.upIn + riseIn }
}

function partWay(from: PathPoint, to: PathPoint, share: number): Omit<PathPoint, 'headingDeg'> {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    alongIn: mix(from.alongIn, to.alongIn),
    leftIn: mix(from.leftIn, to.leftIn),
    upIn: mix(from.upIn, to.upIn),
    slopeDeg: mix(from.slopeDeg, to.slopeDeg),
  }
}

function levelDistance(from: PathPoint, to: PathPoint): number {
  return Math.hypot(to.alongIn - from.alongIn, to.leftIn - from.leftIn)
}
