import type { Point } from '../geometry/path.ts'
import { flatLoop } from '../solids/form/flat-loop.ts'
import { meshOf } from '../solids/mesh/mesh-of.ts'
import { IN_PLACE, type Solid } from '../solids/solid.ts'

/** Of a panel moulding: out of the figure, and away from the viewer. */
const MOULDING: readonly Point[] = [
  [-1.25, 0],
  [-1.25, -0.25],
  [-0.95, -0.32],
  [-0.75, -0.45],
  [-0.45, -0.72],
  [-0.2, -0.75],
  [0, -0.6],
  [0, 0],
]

/** A moulding round a figure on the face of a wall, anticlockwise. */
export function framedPanel(figure: readonly Point[]): Solid {
  return {
    name: 'panel molding',
    substance: 'wood',
    mesh: meshOf(flatLoop(MOULDING, figure)),
    placements: [IN_PLACE],
  }
}
