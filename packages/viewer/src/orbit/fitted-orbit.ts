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
  const seen = points.map((point) => ({
    right: dot(point, axes.right),
    up: dot(point, axes.up),
    back: dot(point, axes.back),
  }))
  const inchesPerPx = (2 * halfTangent()) / frame.heightPx
  const across = (frame.widthPx / 2 - sidesPx) * inchesPerPx
  const above = (frame.heightPx / 2 - topPx) * inchesPerPx
  const below = (frame.heightPx / 2 - bottomPx) * inchesPerPx
  const outermost = (reach: (point: (typeof seen)[number]) => number) =>
    Math.max(...seen.map(reach))
  const rightmost = outermost(({ right, back }) => right + across * back)
  const leftmost = outermost(({ right, back }) => -right + across * back)
  const highest = outermost(({ up, back }) => up + above * back)
  const lowest = outermost(({ up, back }) => -up + below * back)
  const eyeBack = Math.max(
    (rightmost + leftmost) / (2 * across),
    (highest + lowest) / (above + below),
  )
  const eyeRight = (rightmost - leftmost) / 2
  const eyeUp = (highest - lowest + (below - above) * eyeBack) / 2

  const backs = seen.map(({ back }) => back)
  const targetBack = (Math.min(...backs) + Math.max(...backs)) / 2
  const at = (axis: 0 | 1 | 2) =>
    eyeRight * axes.right[axis] + eyeUp * axes.up[axis] + targetBack * axes.back[axis]
  return { ...side, target: [at(0), at(1), at(2)], distanceIn: eyeBack - targetBack }
}
