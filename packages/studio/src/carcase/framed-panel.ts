import type { Point } from '@millrun/parts/geometry/path'
import { flatLoop } from '@millrun/parts/solids/form/flat-loop'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { IN_PLACE, type Solid } from '@millrun/parts/solids/solid'
import type { Outline } from '@millrun/stair/room/room-form'

/** A molding round a figure on the face of a wall, anticlockwise. */
export function framedPanel(molding: Outline, figure: readonly Point[]): Solid {
  const section = molding.map(([inIn, standsIn]) => [-inIn, -standsIn] as const)
  return {
    name: 'panel molding',
    substance: 'wood',
    mesh: meshOf(flatLoop(section, figure)),
    placements: [IN_PLACE],
  }
}
