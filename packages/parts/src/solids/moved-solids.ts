import type { SpacePoint } from '../geometry/space.ts'
import { placedWithin } from './placed-within.ts'
import type { Placement, Solid } from './solid.ts'

/** The solids of a part once for every place that it stands in. */
export function movedSolids(
  solids: readonly Solid[],
  places: readonly Placement[],
): readonly Solid[] {
  return solids.map((solid) => ({
    ...solid,
    placements: places.flatMap((place) =>
      solid.placements.map((inner) => placedWithin(place, inner)),
    ),
  }))
}

/** Moved without being turned. */
export function shifted(origin: SpacePoint): Placement {
  return { origin, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
}
