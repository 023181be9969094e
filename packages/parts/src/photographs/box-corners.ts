import type { SpacePoint } from '../geometry/space.ts'
import type { Box } from '../solids/mesh/measured.ts'

/** The eight corners of a box. */
export function boxCorners({ least, most }: Box): readonly SpacePoint[] {
  return [least[0], most[0]].flatMap((x) =>
    [least[1], most[1]].flatMap((y) => [least[2], most[2]].map((z): SpacePoint => [x, y, z])),
  )
}
