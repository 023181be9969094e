import { mouldedPlate, type Plate } from '../../surface/moulded-plate.ts'
import type { Patch } from '../../surface/patch.ts'
import { plateOutline } from '../../surface/plate-outlines.ts'

export const HEAD_IN = 0.34
export const SHANK_IN = 0.17
/** Holes lie a hair above their plate, so that they are seen. */
const ABOVE_IN = 0.012

/** A countersunk hole: a ring in half shade and a dark middle. */
export function screwHole(place: Plate['place']): readonly Patch[] {
  const sink = mouldedPlate({
    outline: plateOutline('round', HEAD_IN, HEAD_IN),
    moulding: [
      [0, 0],
      [0.002, ABOVE_IN],
    ],
    place,
    openness: { edge: 0.6, flat: 0.42 },
  })
  const shank = mouldedPlate({
    outline: plateOutline('round', SHANK_IN, SHANK_IN),
    moulding: [
      [0, ABOVE_IN],
      [0.002, ABOVE_IN * 1.6],
    ],
    place,
    openness: { edge: 0, flat: -0.5 },
  })
  return [...sink, ...shank]
}
