import { bentRod } from '@millrun/parts/solids/form/sweep'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { IN_PLACE, type Solid } from '@millrun/parts/solids/solid'

/** A round bar along a line. */
export function rod(line: Parameters<typeof bentRod>[0], diameterIn: number): Solid {
  return {
    name: 'rod',
    substance: 'metal',
    mesh: meshOf(bentRod(line, diameterIn, 12), 60),
    placements: [IN_PLACE],
  }
}
