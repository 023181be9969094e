import { bentRod } from '../../solids/form/sweep.ts'
import { meshOf } from '../../solids/mesh/mesh-of.ts'
import { IN_PLACE, type Solid } from '../../solids/solid.ts'

/** A round bar along a line. */
export function rod(line: Parameters<typeof bentRod>[0], diameterIn: number): Solid {
  return {
    name: 'rod',
    substance: 'metal',
    mesh: meshOf(bentRod(line, diameterIn, 12), 60),
    placements: [IN_PLACE],
  }
}
