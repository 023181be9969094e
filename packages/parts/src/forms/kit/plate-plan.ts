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

const CORNER_SHARE = 0.07

/** A square round the origin with rounded corners, each in so many straight lines, anticlockwise. */
export function roundedSquare(sideIn: number, lines: number): readonly Point[] {
  const radius = sideIn * CORNER_SHARE
  const far = sideIn / 2 - radius
  const middles: readonly Point[] = [
    [far, far],
    [-far, far],
    [-far, -far],
    [far, -far],
  ]
  return middles.flatMap(([x, y], corner) =>
    Array.from({ length: lines + 1 }, (_, at): Point => {
      const angle = (Math.PI / 2) * (corner + at / lines)
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }),
  )
}
