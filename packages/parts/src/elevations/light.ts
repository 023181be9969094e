import { cosDeg } from '../geometry/degrees.ts'
import type { Shading, ShadingStop } from './piece.ts'

const KEY_DEG = -38
const GLOSS_DEG = -30

/**
 * The light, 0 to 1, on an upright surface whose normal is turned by `normalDeg` from the viewer
 * (negative to the left): a key from the left, its gloss, and a weak fill from the right.
 */
export function lightOn(normalDeg: number): number {
  const key = Math.max(0, cosDeg(normalDeg - KEY_DEG))
  const gloss = Math.exp(-(((normalDeg - GLOSS_DEG) / 17) ** 2))
  const rim = Math.max(0, cosDeg(normalDeg - 80)) ** 3
  return Math.min(1, 0.06 + 0.44 * key + 0.36 * gloss + 0.12 * rim)
}

/** The light on a broad flat side: it has no gloss of its own, only its edges have. */
export function flatLightOn(normalDeg: number): number {
  const key = Math.max(0, cosDeg(normalDeg - KEY_DEG))
  const rim = Math.max(0, cosDeg(normalDeg - 80)) ** 3
  return 0.06 + 0.44 * key + 0.14 * rim
}

/** Light over the width of anything round that stands upright. */
export const ROUND_SHADING: Shading = {
  run: 'across',
  stops: [0, 0.06, 0.16, 0.25, 0.36, 0.5, 0.65, 0.8, 0.93, 1].map((offset): ShadingStop => {
    const normalDeg = (Math.asin(offset * 2 - 1) * 180) / Math.PI
    return [offset, lightOn(normalDeg)]
  }),
}
