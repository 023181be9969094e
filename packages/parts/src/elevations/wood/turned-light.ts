import { lightOn } from '../light.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Shading, ShadingStop } from '../piece.ts'

const OFFSETS = [0, 0.05, 0.14, 0.24, 0.36, 0.5, 0.66, 0.82, 0.94, 1]

/** Light over the width of a turned surface that faces up by `slopeDeg` (down when negative). */
export function turnedShading(slopeDeg: number): Shading {
  const stops = OFFSETS.map((offset): ShadingStop => {
    const normalDeg = (Math.asin(offset * 2 - 1) * 180) / Math.PI
    return [offset, turnedLight(normalDeg, slopeDeg)]
  })
  return { run: 'across', stops }
}

/** The light on a sloping surface: the key comes from above, so what faces down lies in shade. */
export function turnedLight(normalDeg: number, slopeDeg: number): number {
  const upright = lightOn(normalDeg)
  const tilted = upright * cosDeg(slopeDeg * 0.8) + 0.34 * sinDeg(slopeDeg)
  return Math.min(1, Math.max(0.02, 0.12 + 0.86 * tilted))
}
