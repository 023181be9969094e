import { joined, type Path, polyline, smoothLine } from '../../geometry/path.ts'
import { symmetricOutline } from '../../geometry/symmetric-outline.ts'
import { ROUND_SHADING } from '../light.ts'
import type { Face } from '../piece.ts'

/** Height of the forged ring that holds the rods of a basket. */
export const END_HEIGHT_IN = 0.375

/** A forged ring about the bar, a little fuller in the middle, where it has the given radius. */
export function endRing(fromIn: number, toIn: number, radiusIn: number): Face {
  const outline = symmetricOutline(endRingSide(fromIn, toIn, radiusIn))
  return { kind: 'face', outline, shading: ROUND_SHADING }
}

/** The right side of such a ring, from the axis out, up and back to the axis. */
export function endRingSide(fromIn: number, toIn: number, radiusIn: number): Path {
  const half = radiusIn * 0.84
  const height = toIn - fromIn
  return joined(
    polyline([
      [0, fromIn],
      [half, fromIn],
    ]),
    smoothLine([
      [half, fromIn],
      [radiusIn, fromIn + height * 0.3],
      [radiusIn, fromIn + height * 0.7],
      [half, toIn],
    ]),
    polyline([
      [half, toIn],
      [0, toIn],
    ]),
  )
}
