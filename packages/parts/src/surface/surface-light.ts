import type { SpacePoint } from '../geometry/space.ts'
import { angleBetween, dot, unit } from '../geometry/space.ts'
import { cosDeg, sinDeg } from '../geometry/degrees.ts'
import type { Standpoint } from '../elevations/stack/ring.ts'

/** The one light of the shop: from the left, above and before the part. */
const KEY = unit([-0.55, 0.72, 0.6])
const GLOSS = unit([-0.4, 0.8, 0.42])
const FILL = unit([0.9, 0.05, 0.35])
const GLOSS_DEG = 17

/** The light, 0 to 1, on a surface that faces `normal`, which is turned with the part. */
export function surfaceLight(normal: SpacePoint, { turnDeg }: Standpoint): number {
  const [x, y, z] = normal
  const facing: SpacePoint = [
    x * cosDeg(turnDeg) + z * sinDeg(turnDeg),
    y,
    z * cosDeg(turnDeg) - x * sinDeg(turnDeg),
  ]
  const key = Math.max(0, dot(facing, KEY))
  const gloss = Math.exp(-((angleBetween(facing, GLOSS) / GLOSS_DEG) ** 2))
  const fill = Math.max(0, dot(facing, FILL)) ** 1.5
  return 0.1 + 0.56 * key + 0.22 * gloss + 0.2 * fill
}
