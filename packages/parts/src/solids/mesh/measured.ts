import type { SpacePoint } from '../../geometry/space.ts'
import type { Placement, Solid } from '../solid.ts'
import type { Mesh } from './mesh.ts'

/** The box that solids just go into, in inches. */
export interface Box {
  readonly least: SpacePoint
  readonly most: SpacePoint
}

/** The box around all places of some solids. */
export function boxAround(solids: readonly Solid[]): Box {
  const least: [number, number, number] = [Infinity, Infinity, Infinity]
  const most: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { mesh, placements } of solids) {
    for (const placement of placements) {
      for (let at = 0; at < mesh.positions.length; at += 3) {
        const place = placed(pointAt(mesh, at), placement)
        for (const axis of [0, 1, 2] as const) {
          least[axis] = Math.min(least[axis], place[axis])
          most[axis] = Math.max(most[axis], place[axis])
        }
      }
    }
  }
  return { least, most }
}

/** Where a point of a piece lies in the part. */
export function placed([px, py, pz]: SpacePoint, { origin, x, y, z }: Placement): SpacePoint {
  return [
    origin[0] + px * x[0] + py * y[0] + pz * z[0],
    origin[1] + px * x[1] + py * y[1] + pz * z[1],
    origin[2] + px * x[2] + py * y[2] + pz * z[2],
  ]
}

/** The corner whose numbers begin at a place of the positions. */
export function pointAt({ positions }: Mesh, at: number): SpacePoint {
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]
}
