import { pointAt } from '../solids/mesh/measured.ts'
import type { Mesh } from '../solids/mesh/mesh.ts'

/** What a closed skin holds, in cubic inches: the sum of the wedges between its triangles and the origin. */
export function meshVolume(mesh: Mesh): number {
  let sum = 0
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const [ax, ay, az] = corner(mesh, at)
    const [bx, by, bz] = corner(mesh, at + 1)
    const [cx, cy, cz] = corner(mesh, at + 2)
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
  }
  return sum / 6
}

function corner(mesh: Mesh, at: number): ReturnType<typeof pointAt> {
  return pointAt(mesh, 3 * (mesh.triangles[at] ?? 0))
}
