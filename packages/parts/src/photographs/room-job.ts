import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { glbOf } from '../glb/glb-of.ts'
import { plainLook } from '../glb/plain-look.ts'
import type { RoomLook, RoomPiece } from '../rooms/room-piece.ts'
import { roomPieces, type StairRoom } from '../rooms/stair-room.ts'
import { FINISH_LOOKS } from '../materials/finishes.ts'
import { PRIMER, WOOD_LOOKS } from '../materials/woods.ts'

const SIZE_PX = [1600, 900] as const

/** Writes the models of a room into a folder, one for every look, and says how it is to be photographed. */
export async function roomJob(room: StairRoom, folder: string, picturePath: string) {
  await mkdir(folder, { recursive: true })
  const { camera, sun, lamps, world, exposure, name } = room
  const models = await Promise.all(
    [...byLook(roomPieces(room)).values()].map(async ({ look, pieces }, index) => {
      const glb = path.join(folder, `${name}-${index}.glb`)
      const solids = pieces.flatMap((piece) => piece.solids)
      await writeFile(
        glb,
        await glbOf(name, solids, plainLook('paint' in look ? { wood: 'primed' } : look)),
      )
      return { glb, look: studioLook(look) }
    }),
  )
  return {
    room: name,
    models,
    camera,
    sun,
    lamps,
    world,
    exposure,
    sizePx: SIZE_PX,
    path: picturePath,
  }
}

interface Coated {
  readonly look: RoomLook
  readonly pieces: RoomPiece[]
}

function byLook(pieces: readonly RoomPiece[]): ReadonlyMap<string, Coated> {
  const groups = new Map<string, Coated>()
  for (const piece of pieces) {
    const key = JSON.stringify(piece.look)
    const group = groups.get(key) ?? { look: piece.look, pieces: [] }
    group.pieces.push(piece)
    groups.set(key, group)
  }
  return groups
}

function studioLook(look: RoomLook) {
  if ('paint' in look) return { kind: 'paint', colour: look.paint, roughness: look.roughness }
  if ('finish' in look) return { kind: 'finish', ...FINISH_LOOKS[look.finish] }
  return look.wood === 'primed'
    ? { kind: 'paint', ...PRIMER }
    : { kind: 'wood', ...WOOD_LOOKS[look.wood] }
}
