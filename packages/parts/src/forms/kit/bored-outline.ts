import type { WasherPiece } from '@millrun/catalogue/shapes/kit-shape'
import type { Point } from '../../geometry/path.ts'
import { evenAngles } from '../../turning/lathe.ts'

const SIXTH = Math.PI / 3
/** How far the gaps between teeth go in, as a share of the ring. */
const GAP_SHARE = 0.42
/** How steep the flanks of teeth are. */
const FLANK = 3

/** How far the side of a hexagon lies from its middle, a flat side to the front. */
export function hexagonRadiusIn(acrossFlatsIn: number, angle: number): number {
  const turned = angle + SIXTH / 2
  const off = turned - SIXTH * Math.floor(turned / SIXTH) - SIXTH / 2
  return acrossFlatsIn / 2 / Math.cos(off)
}

/** How far the edge of a washer lies from its middle, teeth and gaps. */
export function toothedRadiusIn(washer: WasherPiece, angle: number): number {
  const { outsideIn, boreIn, teeth } = washer
  if (teeth === undefined) return outsideIn / 2
  const wave = Math.max(-1, Math.min(1, FLANK * Math.cos(teeth * angle)))
  const deepIn = GAP_SHARE * (outsideIn - boreIn) * 0.5
  return outsideIn / 2 - (deepIn * (1 - wave)) / 2
}

/** The points of an outline round the origin. */
export function outlinePoints(
  radiusIn: (angle: number) => number,
  count: number,
): readonly Point[] {
  return evenAngles(count).map((angle) => {
    return [radiusIn(angle) * Math.sin(angle), -radiusIn(angle) * Math.cos(angle)]
  })
}
