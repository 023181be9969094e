import type { SpacePoint } from '../geometry/space.ts'
import type { Point } from '../geometry/path.ts'
import { cosDeg, sinDeg } from '../geometry/degrees.ts'
import { seen, type Standpoint } from '../elevations/stack/ring.ts'

/** Where a place of a part (x right, y up, z to the viewer) is seen. */
export function seenAt([x, y, z]: SpacePoint, from: Standpoint): Point {
  return seen([x, z, y], from)
}

/** Which way the viewer is. */
export function viewerWay({ turnDeg, tiltDeg }: Standpoint): SpacePoint {
  return [-cosDeg(tiltDeg) * sinDeg(turnDeg), sinDeg(tiltDeg), cosDeg(tiltDeg) * cosDeg(turnDeg)]
}
