import { joined, polyline, smoothLine } from '../../geometry/path.ts'
import { symmetricOutline } from '../../geometry/symmetric-outline.ts'
import { ROUND_SHADING } from '../light.ts'
import type { Face } from '../piece.ts'

/** Height of the forged ring that holds the rods of a basket. */
export const END_HEIGHT_IN = 0.375

/** A forged ring about the bar, a little fuller in the middle, where it has the given radius. */
export function endRing(fromIn: number, toIn: number, radiusIn: number): Face {
  const full = radiusIn
  const half = radiusIn * 0.84
  const height = toIn - fromIn
  const side = joined(
    polyline([
      [0, fromIn],
      [half, fromIn],
    ]),
    smoothLine([
      [half, fromIn],
      [full, fromIn + height * 0.3],
      [full, fromIn + height * 0.7],
      [half, toIn],
    ]),
    polyline([
      [half, toIn],
      [0, toIn],
    ]),
  )
  return { kind: 'face', outline: symmetricOutline(side), shading: ROUND_SHADING }
}
