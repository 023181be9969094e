import { cross, dot, type SpacePoint } from '../geometry/space.ts'
import { pointAt } from '../solids/mesh/measured.ts'
import type { Mesh } from '../solids/mesh/mesh.ts'

/** What a skin holds. */
export interface Volume {
  readonly cubicIn: number
  /** Where it hangs level, in inches. */
  readonly centre: SpacePoint
}

/** What a closed skin holds: the sum of the pyramids between its triangles and the origin. */
export function meshVolume(mesh: Mesh): Volume {
  const sum = { x: 0, y: 0, z: 0, sixfold: 0 }
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const [a, b, c] = [corner(mesh, at), corner(mesh, at + 1), corner(mesh, at + 2)]
    const held = dot(a, cross(b, c))
    // The centre of a pyramid with its tip at the origin.
    sum.x += ((a[0] + b[0] + c[0]) / 4) * held
    sum.y += ((a[1] + b[1] + c[1]) / 4) * held
    sum.z += ((a[2] + b[2] + c[2]) / 4) * held
    sum.sixfold += held
  }
  const { x, y, z, sixfold } = sum
  return { cubicIn: sixfold / 6, centre: [x / sixfold, y / sixfold, z / sixfold] }
}

function corner(mesh: Mesh, at: number): SpacePoint {
  return pointAt(mesh, 3 * (mesh.triangles[at] ?? 0))
}
