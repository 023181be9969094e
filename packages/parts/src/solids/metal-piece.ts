import type { Facets } from './mesh/facets.ts'
import { meshOf } from './mesh/mesh-of.ts'
import { IN_PLACE, type Placement, type Solid } from './solid.ts'

/** A piece of iron, in one place or several; smooth where its faces meet at less than `edgeDeg`. */
export function metalPiece(
  name: string,
  facets: Facets,
  placements: readonly Placement[] = [IN_PLACE],
  edgeDeg?: number,
): Solid {
  return { name, substance: 'metal', mesh: meshOf(facets, edgeDeg), placements }
}

/** Turned about the upright axis, anticlockwise seen from above, and raised. */
export function turnedAbout(angleDeg: number, upIn = 0): Placement {
  const [sin, cos] = [Math.sin(radians(angleDeg)), Math.cos(radians(angleDeg))]
  return { origin: [0, upIn, 0], x: [cos, 0, -sin], y: [0, 1, 0], z: [sin, 0, cos] }
}

function radians(angleDeg: number): number {
  return (angleDeg * Math.PI) / 180
}
