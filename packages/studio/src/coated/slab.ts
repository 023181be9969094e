import type { Point } from '@millrun/parts/geometry/path'
import { swept } from '@millrun/parts/solids/form/sweep'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { IN_PLACE, type Solid } from '@millrun/parts/solids/solid'

/** A board or a piece of wall with this face seen by the viewer, anticlockwise, from one depth to another. */
export function slab(name: string, face: readonly Point[], fromIn: number, toIn: number): Solid {
  const frames = [fromIn, toIn].map((z) => ({
    origin: [0, 0, z] as const,
    x: [1, 0, 0] as const,
    y: [0, 1, 0] as const,
  }))
  return { name, substance: 'wood', mesh: meshOf(swept(face, frames)), placements: [IN_PLACE] }
}

/** The corners of a rectangle, anticlockwise. */
export function rectangleFace(
  left: number,
  bottom: number,
  right: number,
  top: number,
): readonly Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
}
