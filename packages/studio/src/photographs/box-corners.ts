import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Box } from '@millrun/parts/solids/mesh/measured'

/** The eight corners of a box. */
export function boxCorners({ least, most }: Box): readonly SpacePoint[] {
  return [least[0], most[0]].flatMap((x) =>
    [least[1], most[1]].flatMap((y) => [least[2], most[2]].map((z): SpacePoint => [x, y, z])),
  )
}
