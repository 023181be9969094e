import type { Point } from '../../geometry/path.ts'

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
