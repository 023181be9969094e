import type { Shape } from '@millrun/catalogue/shape'
import type { Standpoint } from '@millrun/parts/sight/standpoint'
import type { Placement } from '@millrun/parts/solids/solid'

/** A bar on its back, its top away from the viewer to the right. */
export const LYING: Placement = { origin: [0, 0, 0], x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0] }

/** A bar that lies runs through the picture from corner to corner. */
export const ALONG: Standpoint = { turnDeg: 58, tiltDeg: 44 }

/** Shorter than what a picture shows of a baluster, in inches: it is laid down and shown from end to end. */
const SHORT_IN = 8

/** Length of a piece of bar or stick that is too short to run through a picture, in inches; undefined for all else. */
export function shortStickIn(shape: Shape): number | undefined {
  if (shape.kind !== 'iron-baluster' && shape.kind !== 'turned') return undefined
  return shape.lengthIn < SHORT_IN ? shape.lengthIn : undefined
}
