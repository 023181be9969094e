import { dot, type SpacePoint } from '@millrun/parts/geometry/space'
import { axesOf, halfTangent, type Orbit, type ViewAngle, type ViewSize } from './orbit.ts'

/** What stays free along the edges of a frame, in CSS pixels. */
export interface ClearEdges {
  readonly sidesPx: number
  readonly topPx: number
  readonly bottomPx: number
}

/**
 * Looks at all points from a side, as near as the clear edges allow. Each edge is a plane through the eye; the eye
 * lies as far back as the outermost points before two opposite planes ask for, and in the middle of what is left over.
 */
export function fittedOrbit(
  points: readonly SpacePoint[],
  side: ViewAngle,
  frame: ViewSize,
  { sidesPx, topPx, bottomPx }: ClearEdges,
): Orbit {
  const axes = axesOf(side)
  const inchesPerPx = (2 * halfTangent()) / frame.heightPx
  const slopeOf = (sizePx: number, clearPx: number) => (sizePx / 2 - clearPx) * inchesPerPx
  const beside = slopeOf(frame.widthPx, sidesPx)
  const [above, below] = [slopeOf(frame.heightPx, topPx), slopeOf(frame.heightPx, bottomPx)]
  const across = placesBetween(points, axes.right, axes.back, [beside, beside])
  const upright = placesBetween(points, axes.up, axes.back, [below, above])
  const eyeIn = Math.max(across.leastIn, upright.leastIn)

  const depthsIn = points.map((point) => dot(point, axes.back))
  const middleIn = (Math.min(...depthsIn) + Math.max(...depthsIn)) / 2
  const [rightIn, upIn] = [across.middleIn(eyeIn), upright.middleIn(eyeIn)]
  const at = (axis: 0 | 1 | 2) =>
    rightIn * axes.right[axis] + upIn * axes.up[axis] + middleIn * axes.back[axis]
  return { ...side, target: [at(0), at(1), at(2)], distanceIn: eyeIn - middleIn }
}

/**
 * Where an eye may be along one direction so that all points lie between two edges, which run apart by their
 * slopes: how far back at least, and how far along it is then in the middle.
 */
function placesBetween(
  points: readonly SpacePoint[],
  along: SpacePoint,
  back: SpacePoint,
  [lower, upper]: readonly [number, number],
) {
  const first = Math.max(...points.map((point) => lower * dot(point, back) - dot(point, along)))
  const last = Math.max(...points.map((point) => upper * dot(point, back) + dot(point, along)))
  return {
    leastIn: (first + last) / (lower + upper),
    middleIn: (eyeIn: number) => (last - first + (lower - upper) * eyeIn) / 2,
  }
}
