import { cosDeg, lightOn, sinDeg } from '../light.ts'
import type { Shading, ShadingStop } from '../piece.ts'

const OFFSETS = [0, 0.05, 0.14, 0.24, 0.36, 0.5, 0.66, 0.82, 0.94, 1]

/** Light on a side that faces `normalDeg` (negative to the left) and up by `slopeDeg`. */
export function stackLight(normalDeg: number, slopeDeg: number): number {
  const upright = lightOn(normalDeg) * cosDeg(slopeDeg * 0.9)
  return Math.min(1, Math.max(0.02, 0.94 * upright + 0.22 * sinDeg(slopeDeg)))
}

/** The same over the width of anything round. */
export function roundStackShading(slopeDeg: number): Shading {
  const stops = OFFSETS.map((offset): ShadingStop => {
    const normalDeg = (Math.asin(offset * 2 - 1) * 180) / Math.PI
    return [offset, stackLight(normalDeg, slopeDeg)]
  })
  return { run: 'across', stops }
}
