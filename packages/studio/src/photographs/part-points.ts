import type { SpacePoint } from '@millrun/parts/geometry/space'
import { placed } from '@millrun/parts/solids/mesh/measured'
import type { Solid } from '@millrun/parts/solids/solid'

/** Every corner of every piece, where it stands in the part. */
export function partPoints(solids: readonly Solid[]): readonly SpacePoint[] {
  return solids.flatMap(({ mesh: { positions }, placements }) =>
    placements.flatMap((placement) =>
      Array.from({ length: positions.length / 3 }, (_, corner) => {
        const [x = 0, y = 0, z = 0] = positions.subarray(3 * corner, 3 * corner + 3)
        return placed([x, y, z], placement)
      }),
    ),
  )
}
