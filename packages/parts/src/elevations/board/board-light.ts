import type { SpacePoint } from '../../geometry/space.ts'
import { surfaceLight } from '../../surface/surface-light.ts'
import type { Standpoint } from '../stack/ring.ts'

/** From where a board is seen. A right-hand part is the mirror image of the left one, under the same light. */
export interface BoardSight extends Standpoint {
  readonly isMirrored?: boolean
}

/** What the ceiling adds to the light on a broad side that faces up. */
const SKY = 0.2

/** Light on a side of a board: it faces `facesDeg` seen from above, and up by `slopeDeg`. */
export function boardLight(facesDeg: number, slopeDeg: number, from: BoardSight): number {
  const [x, y, z] = boardNormal(facesDeg, slopeDeg)
  const direct = from.isMirrored
    ? surfaceLight([-x, y, z], { ...from, turnDeg: -from.turnDeg })
    : surfaceLight([x, y, z], from)
  return Math.min(1, direct + SKY * Math.max(0, y))
}

/** Where a side faces: x right, y up, z to the front. */
export function boardNormal(facesDeg: number, slopeDeg: number): SpacePoint {
  const [faces, slope] = [(facesDeg * Math.PI) / 180, (slopeDeg * Math.PI) / 180]
  return [Math.cos(faces) * Math.cos(slope), Math.sin(slope), -Math.sin(faces) * Math.cos(slope)]
}
