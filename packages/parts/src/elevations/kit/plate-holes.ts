import type { PlatePiece } from '@millrun/catalogue/shapes/kit-shape'
import type { Point } from '../../geometry/path.ts'

/** A screw of a quarter inch goes through easily. */
const SCREW_HOLE_IN = 0.3125

/** The holes of a plate round its middle: one for the rod, four for screws. */
export function plateHoles({ boreIn, holesApartIn }: PlatePiece): readonly {
  readonly at: Point
  readonly diameterIn: number
}[] {
  const far = holesApartIn / 2
  const corners: readonly Point[] = [
    [-far, -far],
    [far, -far],
    [far, far],
    [-far, far],
  ]
  return [
    { at: [0, 0], diameterIn: boreIn },
    ...corners.map((at) => ({ at, diameterIn: SCREW_HOLE_IN })),
  ]
}
