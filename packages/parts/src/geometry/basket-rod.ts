import type { SpacePoint } from './space.ts'

export interface Basket {
  readonly fromIn: number
  readonly toIn: number
  /** Over the outside of the rods at the fullest height. */
  readonly diameterIn: number
  readonly rods: number
  readonly rodIn: number
}

const TURN_DEG = 180
const FULLNESS = 1.25
const LINES = 24

/**
 * The centre line of one rod of a basket, from the bottom up. Each rod makes half a turn about the axis
 * while it swells from the bundle to the full diameter and back; at mid height rod 0 is nearest to the
 * right for `turnDeg` 0, so that a front view shows the whole diameter.
 */
export function basketRod(
  basket: Basket,
  rod: number,
  turnDeg: number,
  lines = LINES,
): readonly SpacePoint[] {
  const inner = bundleRadius(basket)
  const outer = (basket.diameterIn - basket.rodIn) / 2
  return Array.from({ length: lines + 1 }, (_, index) => {
    const t = index / lines
    const radius = inner + (outer - inner) * Math.sin(Math.PI * t) ** FULLNESS
    const angle = turnDeg + 90 + (360 * rod) / basket.rods + (t - 0.5) * TURN_DEG
    const radians = (angle * Math.PI) / 180
    const y = basket.fromIn + (basket.toIn - basket.fromIn) * t
    return [radius * Math.sin(radians), y, radius * Math.cos(radians)]
  })
}

/** How far from the axis the rods lie where they touch each other. */
function bundleRadius(basket: Basket): number {
  return basket.rodIn / 2 / Math.sin(Math.PI / basket.rods)
}
