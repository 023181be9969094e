import type { Colour } from '../materials/woods.ts'
import type { FlightParts, Flight } from './flight.ts'
import { flightPieces } from './flight-pieces.ts'
import { flightCarcase, spandrelPanels, wallBelow } from './flight-carcase.ts'
import type { RoomPiece } from './room-piece.ts'
import { TRIM } from './trim-paint.ts'
import { type Wall, wallPieces } from './wall.ts'

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
  /** Paint of the wall below the stair, which may have panels. */
  readonly spandrel: { readonly paint: Colour; readonly hasPanels: boolean }
  readonly walls: readonly Wall[]
  /** Floors and furniture. */
  readonly furnishings: readonly RoomPiece[]
  /** Seen in a mirror: the wall is on the other side of the flight. */
  readonly isMirrored: boolean
  readonly camera: {
    readonly at: Place
    readonly towards: Place
    readonly lensMm: number
    /** How far the picture is moved up without tilting the camera, as a share of its width. */
    readonly shiftUp: number
    /** Opening of the lens, where things nearer and farther than the focus are to blur. */
    readonly fStop?: number
    readonly focusIn?: number
  }
  readonly sun: {
    readonly way: Place
    readonly strength: number
    readonly colour: RoomLamp['colour']
  }
  readonly lamps: readonly RoomLamp[]
  /** What one sees through windows, as light in red, green and blue. */
  readonly sky: RoomLamp['colour']
  /** Of the light that comes from everywhere. */
  readonly world: number
  readonly exposure: number
}

/** Everything that stands in a room. */
export function roomPieces(room: StairRoom): readonly RoomPiece[] {
  const { flight, spandrel } = room
  const { wall, baseboard } = wallBelow(flight)
  const panels = spandrel.hasPanels ? spandrelPanels(flight) : []
  return [
    ...flightPieces(flight, room.parts),
    { solids: [...flightCarcase(flight), baseboard, ...panels], look: TRIM },
    { solids: [wall], look: { paint: spandrel.paint, roughness: 0.8 } },
    ...room.walls.flatMap(wallPieces),
    ...room.furnishings,
  ]
}
