import type { Face } from '../piece.ts'
import { endRing } from './end-ring.ts'

export interface Collar {
  readonly centreIn: number
  readonly heightIn: number
  readonly widthIn: number
}

/** A collar slipped over the bar. */
export function collarFace(collar: Collar): Face {
  const half = collar.heightIn / 2
  return endRing(collar.centreIn - half, collar.centreIn + half, collar.widthIn / 2)
}
