import { cutAwayForms } from '@millrun/stair/room/cut-away'
import type { House } from '@millrun/stair/room/house/house'
import { roomAround } from '@millrun/stair/room/room-around'
import type { Stair } from '@millrun/stair/model/stair'
import { type Material, type Mesh, Vector3 } from 'three'
import type { RoomLook } from './room-look.ts'
import { roomMesh } from './room-mesh.ts'

/** A room around a stair: what keeps the sun out, what only receives it, and where its lamps are. */
export interface RoomMeshes {
  readonly shell: Mesh
  readonly carpentry: Mesh
  readonly lamps: readonly Vector3[]
}

/** The room around a stair, as meshes. */
export function roomMeshes(
  stair: Stair,
  house: House,
  look: RoomLook,
  material: Material,
): RoomMeshes {
  const { shell, carpentry, lights } = roomAround(stair, house, look)
  return {
    shell: roomMesh(shell, look, material),
    carpentry: roomMesh(carpentry, look, material),
    lamps: lights.map((place) => new Vector3(...place)),
  }
}

/** The walls that are there only for who walks up between them. */
export function cutAwayWalls(stair: Stair, house: House, look: RoomLook, material: Material): Mesh {
  return roomMesh(cutAwayForms(stair, house, look), look, material)
}
