import { cross, dot } from '../geometry/space.ts'
import { boxAround, pointAt } from '../solids/mesh/measured.ts'
import type { Mesh } from '../solids/mesh/mesh.ts'
import type { Placement, Solid } from '../solids/solid.ts'

/** The names of solids that leak, are turned inside out, or stand in a left-handed place. */
export function unsoundSolids(solids: readonly Solid[]): readonly string[] {
  return solids
    .filter(
      ({ mesh, placements }) =>
        openEdges(mesh) > 0 || volumeIn3(mesh) <= 0 || !placements.every(isRightHanded),
    )
    .map(({ name }) => name)
}

function isRightHanded({ x, y, z }: Placement): boolean {
  return Math.abs(dot(cross(x, y), z) - 1) < 1e-9
}

/** Length along x, height along y, depth along z of what solids take up, in inches. */
export function sizeOf(solids: readonly Solid[]): readonly [number, number, number] {
  const { least, most } = boxAround(solids)
  return [most[0] - least[0], most[1] - least[1], most[2] - least[2]]
}

/** What solids hold in all their places, in cubic inches. */
export function volumeOf(solids: readonly Solid[]): number {
  return solids.reduce((sum, { mesh, placements }) => sum + volumeIn3(mesh) * placements.length, 0)
}

/** How many pieces of a name there are. */
export function countOf(solids: readonly Solid[], name: string): number {
  return solids
    .filter((solid) => solid.name === name)
    .reduce((sum, { placements }) => sum + placements.length, 0)
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
