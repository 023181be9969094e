import type { Material, Mesh, Vector3 } from 'three'
import type { Stair } from '../../model/stair.ts'
import { carpentryInto } from './carpentry-mesh.ts'
import { furnishingsInto } from './furnishings.ts'
import type { House } from './house.ts'
import { lampsInto } from './lamps.ts'
import type { RoomLook } from './room-look.ts'
import { roomMesh } from './room-mesh.ts'
import { bareWall, fillOpening } from './wall-openings.ts'
import { dressWall } from './wall-dressing.ts'

/** A room around a stair: what keeps the sun out, what only receives it, and where its lamps are. */
export interface RoomAround {
  readonly shell: Mesh
  readonly carpentry: Mesh
  readonly lamps: readonly Vector3[]
}

const FAR_IN = 1600

export function roomAround(
  stair: Stair,
  house: House,
  look: RoomLook,
  material: Material,
): RoomAround {
  const shell = roomMesh()
  for (const wall of house.walls) {
    const isHouse = wall.part === 'behind'
    bareWall(shell, wall, isHouse ? look.wall : look.partition)
    dressWall(shell, wall, look, house.ceilingIn)
    for (const opening of wall.openings) fillOpening(shell, wall, opening, look)
  }
  for (const { along, across, upIn } of house.decks) shell.level(along, across, upIn, look.floor)
  const far = [-FAR_IN, FAR_IN] as const
  shell.level(far, far, house.floorIn, look.floor)
  shell.level(far, far, house.ceilingIn, look.ceiling, true)
  const lamps = lampsInto(shell, stair, house, look)
  furnishingsInto(shell, stair, house, look)
  const built = roomMesh()
  carpentryInto(built, stair, house, look)
  return { shell: shell.mesh(material), carpentry: built.mesh(material), lamps }
}
