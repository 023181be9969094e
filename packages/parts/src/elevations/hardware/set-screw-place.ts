import type { Ring } from '../stack/ring.ts'

/** M5, as shoes are sold with. */
export const SET_SCREW_RADIUS_IN = 0.098
/** How far up the screw sits, in parts of the height. */
const SCREW_AT = 0.46

/** How high the set screw of a shoe sits in the side that goes to the back, in inches. */
export function setScrewHeightIn(rings: readonly Ring[]): number {
  const [lowIn, highIn] = [rings[0]?.heightIn ?? 0, rings.at(-1)?.heightIn ?? 0]
  return lowIn + (highIn - lowIn) * SCREW_AT
}
