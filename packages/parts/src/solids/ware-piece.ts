import type { Ware } from '../materials/wares.ts'
import type { Facets } from './mesh/facets.ts'
import { meshOf } from './mesh/mesh-of.ts'
import { IN_PLACE, type Placement, type Solid } from './solid.ts'

/** A piece that is used as it was bought, in one place or several. */
export function warePiece(
  name: string,
  ware: Ware,
  facets: Facets,
  placements: readonly Placement[] = [IN_PLACE],
): Solid {
  return { name, substance: ware, mesh: meshOf(facets), placements }
}
