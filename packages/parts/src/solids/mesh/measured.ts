import type { SpacePoint } from '../../geometry/space.ts'
import { cross, dot } from '../../geometry/space.ts'
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

/** How much wood or iron a mesh holds, in cubic inches: of a closed skin, the sum of the pyramids below its triangles. */
export function volumeIn3(mesh: Mesh): number {
  let six = 0
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) =>
      pointAt(mesh, 3 * (mesh.triangles[at + corner] ?? 0)),
    )
    if (a && b && c) six += dot(a, cross(b, c))
  }
  return six / 6
}

/** How many edges do not have exactly one triangle on either side; 0 for a closed skin. */
export function openEdges(mesh: Mesh): number {
  const balance = new Map<string, number>()
  const name = (corner: number) =>
    pointAt(mesh, 3 * corner)
      .map((value) => Math.round(value * 5e4))
      .join()
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const corners = [0, 1, 2].map((corner) => name(mesh.triangles[at + corner] ?? 0))
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % 3] ?? from
      if (from === to) continue
      const [key, step] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1]
      balance.set(key, (balance.get(key) ?? 0) + step)
    }
  }
  return [...balance.values()].filter((count) => count !== 0).length
}

/** Where a point of a piece lies in the part. */
export function placed([px, py, pz]: SpacePoint, { origin, x, y, z }: Placement): SpacePoint {
  return [
    origin[0] + px * x[0] + py * y[0] + pz * z[0],
    origin[1] + px * x[1] + py * y[1] + pz * z[1],
    origin[2] + px * x[2] + py * y[2] + pz * z[2],
  ]
}

function pointAt({ positions }: Mesh, at: number): SpacePoint {
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]
}
