import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { fittingPath, type PathPoint } from '../model/fitting-path.ts'
import { type Frame, forwardOf, placeIn } from '../model/frame.ts'
import type { PlacedFitting } from '../model/placed-fitting.ts'
import type { DrawnPoint } from './stair-drawing.ts'

/** A fitting seen square to a span: its rail along the course, and its cap or eye from the side. */
export function fittingFromSide(
  fitting: PlacedFitting,
  span: Frame,
): readonly (readonly DrawnPoint[])[] {
  const { points, cap } = fittingPath(fitting.shape, 'lower-end')
  const half = railHeightIn(fitting.shape) / 2
  const side = seenBy(fitting, span)
  const inLine = points.filter((point) => Math.abs(Math.sin(radians(point.headingDeg))) < 0.1)
  const edge = (point: PathPoint, sign: number): DrawnPoint => {
    const [alongIn, upIn] = side(point)
    const slope = radians(point.slopeDeg)
    return [alongIn - sign * half * Math.sin(slope), upIn + sign * half * Math.cos(slope)]
  }
  const swing = points.filter((point) => !inLine.includes(point)).map((point) => side(point))
  const rail = [
    ...inLine.map((point) => edge(point, 1)),
    ...inLine.toReversed().map((point) => edge(point, -1)),
  ]
  return [
    ...(swing.length === 0 ? [] : [levelBox(swing, railWidthIn(fitting.shape) / 2, half)]),
    rail,
    ...(cap === undefined ? [] : [levelBox([side(cap)], cap.radiusIn, half)]),
  ]
}

/** A fitting seen from above: its rail, and the circle of its cap or eye. */
export function fittingFromAbove(fitting: PlacedFitting): readonly (readonly DrawnPoint[])[] {
  const { points, cap } = fittingPath(fitting.shape, 'lower-end')
  const half = railWidthIn(fitting.shape) / 2
  const edge = (point: PathPoint, sign: number): DrawnPoint => {
    const heading = radians(point.headingDeg)
    return above(fitting, {
      alongIn: point.alongIn - sign * half * Math.sin(heading),
      leftIn: point.leftIn + sign * half * Math.cos(heading),
    })
  }
  const rail = [
    ...points.map((point) => edge(point, 1)),
    ...points.toReversed().map((point) => edge(point, -1)),
  ]
  if (cap === undefined) return [rail]
  const circle = Array.from({ length: 24 }, (_, index): DrawnPoint => {
    const angle = (index / 24) * 2 * Math.PI
    return above(fitting, {
      alongIn: cap.alongIn + cap.radiusIn * Math.cos(angle),
      leftIn: cap.leftIn + cap.radiusIn * Math.sin(angle),
    })
  })
  return [rail, circle]
}

interface Level {
  readonly alongIn: number
  readonly leftIn: number
}

function above({ frame, alongIn, rightIn }: PlacedFitting, point: Level): DrawnPoint {
  const [xIn, , zIn] = placeIn(frame, alongIn + point.alongIn, 0, rightIn - point.leftIn)
  return [xIn, 0 - zIn]
}

/** Where a place of a fitting lies along a span, and how high. */
function seenBy(fitting: PlacedFitting, span: Frame) {
  const [fx, , fz] = forwardOf(span)
  return (point: Level & { readonly upIn: number }): DrawnPoint => {
    const [x, y] = above(fitting, point)
    const [dx, dz] = [x - span.xIn, 0 - y - span.zIn]
    return [dx * fx + dz * fz, fitting.upIn + point.upIn]
  }
}

function levelBox(
  points: readonly DrawnPoint[],
  wideIn: number,
  halfIn: number,
): readonly DrawnPoint[] {
  const alongs = points.map(([alongIn]) => alongIn)
  const upIn = points[0]?.[1] ?? 0
  const [left, right] = [Math.min(...alongs) - wideIn, Math.max(...alongs) + wideIn]
  return [
    [left, upIn - halfIn],
    [right, upIn - halfIn],
    [right, upIn + halfIn],
    [left, upIn + halfIn],
  ]
}

function radians(angleDeg: number): number {
  return (angleDeg * Math.PI) / 180
}
