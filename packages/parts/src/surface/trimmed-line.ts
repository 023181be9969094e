import type { SpacePoint } from '../geometry/space.ts'
import { partWay } from '../geometry/space.ts'

/** A circle seen from above. */
export interface PlanCircle {
  readonly centre: SpacePoint
  readonly radiusIn: number
}

const NEAR_IN = 1e-6

/**
 * A line without what of its beginning lies inside a circle: as many points as before, those inside
 * drawn together on the rim.
 */
export function trimmedFrom(
  line: readonly SpacePoint[],
  circle: PlanCircle | undefined,
): readonly SpacePoint[] {
  if (circle === undefined) return line
  const out = line.findIndex((point) => distanceIn(point, circle) >= circle.radiusIn - NEAR_IN)
  const [inside, outside] = [line[out - 1], line[out]]
  if (inside === undefined || outside === undefined) return line
  const rim = partWay(inside, outside, shareToRim(inside, outside, circle))
  return [...line.slice(0, out).map(() => rim), ...line.slice(out)]
}

/** Angle of a place about the middle of a circle, in degrees, anticlockwise seen from above. */
export function planAngleDeg(point: SpacePoint, centre: SpacePoint): number {
  return (Math.atan2(centre[2] - point[2], point[0] - centre[0]) * 180) / Math.PI
}

function distanceIn(point: SpacePoint, { centre }: PlanCircle): number {
  return Math.hypot(point[0] - centre[0], point[2] - centre[2])
}

function shareToRim(inside: SpacePoint, outside: SpacePoint, circle: PlanCircle): number {
  const [x, z] = [inside[0] - circle.centre[0], inside[2] - circle.centre[2]]
  const [dx, dz] = [outside[0] - inside[0], outside[2] - inside[2]]
  const a = dx ** 2 + dz ** 2
  const b = x * dx + z * dz
  const c = x ** 2 + z ** 2 - circle.radiusIn ** 2
  return (-b + Math.sqrt(Math.max(0, b ** 2 - a * c))) / a
}
