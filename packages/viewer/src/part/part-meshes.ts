import type { Placement, Solid } from '@millrun/parts/solids/solid'
import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
} from 'three'

/** The material of each substance. */
export type Materials = (substance: Solid['substance']) => Material

/** A draw for every solid, however many places it has. Every piece is cut from another place in the log. */
export function partMeshes(
  solids: readonly Solid[],
  materials: Materials,
): readonly InstancedMesh[] {
  let piece = 0
  return solids.map(({ name, substance, mesh, placements }) => {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3))
    geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3))
    geometry.setIndex(new BufferAttribute(mesh.triangles, 1))
    const seeds = placements.map(() => seedOf((piece += 1)))
    geometry.setAttribute('seed', new InstancedBufferAttribute(new Float32Array(seeds), 1))
    const made = new InstancedMesh(geometry, materials(substance), placements.length)
    made.name = name
    placements.forEach((placement, at) => made.setMatrixAt(at, matrixOf(placement)))
    return made
  })
}

/** Which place in the log: the same for the same piece every time, from 1 to 12. */
export function seedOf(piece: number): number {
  return 1 + ((piece * 7.31) % 11)
}

function matrixOf({ origin, x, y, z }: Placement): Matrix4 {
  return new Matrix4().fromArray([...x, 0, ...y, 0, ...z, 0, ...origin, 1])
}
