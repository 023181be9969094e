import type { FlightParts, Flight } from './flight.ts'
import { flightPieces } from './flight-pieces.ts'
import { flightCarcase, wallBelow } from './flight-carcase.ts'
import { furniture, type Furniture } from './furniture.ts'
import type { RoomPiece } from './room-piece.ts'
import { roomShell, type RoomShell } from './room-shell.ts'

/** Inches; the flight's own axes. */
type Place = readonly [xIn: number, yIn: number, zIn: number]

/** A lamp or a window's sky: a bright rectangle, in watts. */
export interface RoomLamp {
  readonly at: Place
  readonly towards: Place
  readonly sizeIn: readonly [widthIn: number, heightIn: number]
  readonly watts: number
  readonly colour: readonly [red: number, green: number, blue: number]
}

/** A staircase as one comes upon it in a house: the parts, the room, the light and where one stands. */
export interface StairRoom {
  readonly name: string
  readonly flight: Flight
  readonly parts: FlightParts
  readonly shell: RoomShell
  readonly furniture: Furniture
  readonly camera: {
    readonly at: Place
    readonly towards: Place
    readonly lensMm: number
    /** How far the picture is moved up without tilting the camera, as a share of its width. */
    readonly shiftUp: number
  }
  readonly sun: {
    readonly way: Place
    readonly strength: number
    readonly colour: RoomLamp['colour']
  }
  readonly lamps: readonly RoomLamp[]
  /** Of the light that comes from everywhere. */
  readonly world: number
  readonly exposure: number
}

/** Everything that stands in a room. */
export function roomPieces(room: StairRoom): readonly RoomPiece[] {
  const { wall, baseboard } = wallBelow(room.flight)
  return [
    ...flightPieces(room.flight, room.parts),
    {
      solids: [...flightCarcase(room.flight), baseboard],
      look: { paint: '#f2efe8', roughness: 0.42 },
    },
    { solids: [wall], look: { paint: room.shell.wall, roughness: 0.85 } },
    ...roomShell(room.shell),
    ...furniture(room.furniture),
  ]
}
