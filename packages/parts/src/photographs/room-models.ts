import { glbOf } from '../glb/glb-of.ts'
import { plainLook } from '../glb/plain-look.ts'
import type { RoomLook, RoomPiece } from '../rooms/room-piece.ts'
import { roomPieces, type StairRoom } from '../rooms/stair-room.ts'
import { studioLook } from './studio-look.ts'

/** The models of a room, one for every look that something in it has. */
export function roomModels(room: StairRoom) {
  return modelsOf(room.name, roomPieces(room))
}

/** The same of any pieces that stand together. */
export function modelsOf(name: string, all: readonly RoomPiece[]) {
  return Promise.all(
    [...byLook(all).values()].map(async ({ look, pieces }) => {
      const solids = pieces.flatMap((piece) => piece.solids)
      const plain = plainLook('wood' in look || 'finish' in look ? look : { wood: 'primed' })
      return { glb: await glbOf(name, solids, plain), look: roomLook(look) }
    }),
  )
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

function roomLook(look: RoomLook) {
  if ('paint' in look) {
    return { kind: 'paint', colour: look.paint, roughness: look.roughness } as const
  }
  if ('cloth' in look) return { kind: 'cloth', colour: look.cloth } as const
  if ('glow' in look) return { kind: 'glow', colour: look.glow, strength: look.strength } as const
  return studioLook(look)
}
