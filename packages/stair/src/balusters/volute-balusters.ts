import { fittingPath, type PathPoint } from '../fittings/fitting-course.ts'
import type { PlacedFitting } from '../fittings/placed-fitting.ts'

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
 * the span, where the first one on a straight line stands: evenly along the curve, the gap measured along it,
 * and straight from where the curve is left, which may be before it has ended.
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
  const curve = points
    .slice(Math.max(0, clear))
    .filter(({ alongIn }) => meetsIn + alongIn < untilIn)
  const last = curve.at(-1)
  if (last === undefined) return []
  const way = [...curve, inLine(last, untilIn - meetsIn)]
  const upIn = fitting.upIn - (points[0]?.upIn ?? 0)
  const lengthIn = lengthOf(way)
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

/** From the last place before it to the first baluster in line, as the rail rises there. */
function inLine(last: PathPoint, alongIn: number): PathPoint {
  const riseIn = (alongIn - last.alongIn) * Math.tan((last.slopeDeg * Math.PI) / 180)
  return { ...last, alongIn, leftIn: 0, upIn: last.upIn + riseIn }
}

function lengthOf(way: readonly PathPoint[]): number {
  return way
    .slice(1)
    .reduce((sum, point, index) => sum + levelDistance(way[index] ?? point, point), 0)
}

/** The place `lengthIn` along a way, seen from above. Throws a RangeError when the way is shorter. */
function placeAt(way: readonly PathPoint[], lengthIn: number): Omit<PathPoint, 'headingDeg'> {
  let goneIn = 0
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index] ?? to
    const stepIn = levelDistance(from, to)
    if (goneIn + stepIn >= lengthIn && stepIn > 0)
      return partWay(from, to, (lengthIn - goneIn) / stepIn)
    goneIn += stepIn
  }
  throw new RangeError(`a way of ${goneIn} in has no place at ${lengthIn}`)
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
