import { flatLightOn, lightOn } from '../light.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Shading, ShadingStop } from '../piece.ts'

const OFFSETS = [0, 0.05, 0.14, 0.24, 0.36, 0.5, 0.66, 0.82, 0.94, 1]

/** Light on a flat side that faces `normalDeg` (negative to the left) and up by `slopeDeg`. */
export type SideLight = (normalDeg: number, slopeDeg: number) => number

/** Wood, and whatever is round: a side that faces the light has a sheen. */
export function stackLight(normalDeg: number, slopeDeg: number): number {
  return sloped(lightOn(normalDeg), slopeDeg)
}

/** Coated metal: a broad flat side is even, as on the bars that it goes with. */
export function metalLight(normalDeg: number, slopeDeg: number): number {
  return sloped(flatLightOn(normalDeg) * 1.3, slopeDeg)
}

function sloped(upright: number, slopeDeg: number): number {
  const tilted = 0.94 * upright * cosDeg(slopeDeg * 0.9) + 0.22 * sinDeg(slopeDeg)
  return Math.min(1, Math.max(0.02, tilted))
}

/** The same over the width of anything round. */
export function roundStackShading(slopeDeg: number): Shading {
  const stops = OFFSETS.map((offset): ShadingStop => {
    const normalDeg = (Math.asin(offset * 2 - 1) * 180) / Math.PI
    return [offset, stackLight(normalDeg, slopeDeg)]
  })
  return { run: 'across', stops }
}
