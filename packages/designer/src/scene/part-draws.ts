import type { Placement, Solid } from '@millrun/parts/solids/solid'
import { seedOf } from '@millrun/viewer/part/part-meshes'
import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
} from 'three'
import type { Cut } from './forms/drawn-part.ts'

/** Where one solid is to be drawn, and how it is cut there. */
export interface Place {
  readonly placement: Placement
  readonly cut: Cut
}

/** One draw: a solid in all its places. Its geometry stays on the graphics card while its places change. */
export interface PartDraw {
  readonly mesh: InstancedMesh
  readonly put: (places: readonly Place[], material: Material, firstSeed: number) => void
  readonly dispose: () => void
}

/** Room for a few more places than there are, so that most edits need no new memory. */
const ROOM_FOR = 24

export function partDraw({ name, mesh: { positions, normals, triangles } }: Solid): PartDraw {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(new BufferAttribute(triangles, 1))
  const mesh = new InstancedMesh(geometry, undefined, 0)
  mesh.name = name
  mesh.castShadow = true
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  let room = 0

  function makeRoom(count: number): void {
    room = Math.ceil(count / ROOM_FOR) * ROOM_FOR
    mesh.dispose()
    mesh.instanceMatrix = dynamic(room, 16)
    geometry.setAttribute('seed', dynamic(room, 1))
    geometry.setAttribute('cut', dynamic(room, 2))
  }

  function put(places: readonly Place[], material: Material, firstSeed: number): void {
    if (places.length > room) makeRoom(places.length)
    mesh.material = material
    mesh.count = places.length
    const [seeds, cuts] = [geometry.getAttribute('seed'), geometry.getAttribute('cut')]
    for (const [at, { placement, cut }] of places.entries()) {
      writeMatrix(mesh.instanceMatrix.array, at, placement)
      seeds?.setX(at, seedOf(firstSeed + at))
      cuts?.setXY(at, cut[0], cut[1])
    }
    for (const attribute of [mesh.instanceMatrix, seeds, cuts]) {
      if (attribute instanceof BufferAttribute) attribute.needsUpdate = true
    }
  }

  return {
    mesh,
    put,
    dispose: () => {
      geometry.dispose()
      mesh.dispose()
    },
  }
}

function dynamic(count: number, itemSize: number): InstancedBufferAttribute {
  const made = new InstancedBufferAttribute(new Float32Array(count * itemSize), itemSize)
  made.setUsage(DynamicDrawUsage)
  return made
}

function writeMatrix(
  into: InstancedMesh['instanceMatrix']['array'],
  at: number,
  { origin: o, x, y, z }: Placement,
): void {
  const columns = [x, y, z, o]
  for (const [column, [a, b, c]] of columns.entries()) {
    const start = 16 * at + 4 * column
    into[start] = a
    into[start + 1] = b
    into[start + 2] = c
    into[start + 3] = column === 3 ? 1 : 0
  }
}
