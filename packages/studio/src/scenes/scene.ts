import type { Colour } from '@millrun/parts/materials/woods'
import type { Wood } from '@millrun/parts/materials/woods'
import { flightCarcase, spandrelPanels, upperFloor, wallBelow } from '../carcase/carcase.ts'
import type { Coated } from '../coated/coated.ts'
import { upperBoards } from './floor-boards.ts'
import { stairProducts } from './stair-products.ts'
import type { PhotographedStair } from './photographed-stair.ts'
import { type SceneWall, TRIM, wallPieces } from './scene-wall.ts'

/** Inches; the flight's own axes. */
type Place = readonly [xIn: number, yIn: number, zIn: number]

/** A lamp or a window's sky: a bright rectangle, in watts. */
export interface Lamp {
  readonly at: Place
  readonly towards: Place
  readonly sizeIn: readonly [widthIn: number, heightIn: number]
  readonly watts: number
  readonly colour: readonly [red: number, green: number, blue: number]
}

/** A lamp from its place to what it shines on: so large, of so many watts, in this light. */
export function lamp(
  at: Lamp['at'],
  towards: Lamp['towards'],
  sizeIn: Lamp['sizeIn'],
  watts: number,
  colour: Lamp['colour'],
): Lamp {
  return { at, towards, sizeIn, watts, colour }
}

/** A staircase as one comes upon it in a house: the parts, the room, the light and where one stands. */
export interface Scene {
  readonly name: string
  readonly stair: PhotographedStair
  /** Of the boards on the upper floor. */
  readonly boards: Wood
  /** Paint of the wall below the stair, which may have panels. */
  readonly spandrel: { readonly paint: Colour; readonly hasPanels: boolean }
  readonly walls: readonly SceneWall[]
  /** Floors and furniture. */
  readonly furnishings: readonly Coated[]
  /** Seen in a mirror: the wall is on the other side of the flight. */
  readonly isMirrored: boolean
  readonly camera: {
    readonly at: Place
    readonly towards: Place
    readonly lensMm: number
    /** How far the picture is moved up without tilting the camera, as a share of its width. */
    readonly shiftUp: number
    /** Of the lens, where things nearer and farther than the focus are to blur. */
    readonly opening?: { readonly fStop: number; readonly focusIn: number }
  }
  readonly sun: {
    readonly way: Place
    readonly strength: number
    readonly colour: Lamp['colour']
  }
  readonly lamps: readonly Lamp[]
  /** What one sees through windows, as light in red, green and blue. */
  readonly sky: Lamp['colour']
  /** Of the light that comes from everywhere. */
  readonly world: number
  readonly exposure: number
}

/** Everything that stands in a room. */
export function scenePieces(room: Scene): readonly Coated[] {
  const { stair, spandrel } = room
  const { flight } = stair
  const { wall, baseboard } = wallBelow(flight)
  const panels = spandrel.hasPanels ? spandrelPanels(flight) : []
  return [
    ...stairProducts(room),
    { solids: [upperFloor(flight)], look: { wood: stair.design.wood } },
    ...upperBoards(flight, room.boards),
    { solids: [...flightCarcase(flight), baseboard, ...panels], look: TRIM },
    { solids: [wall], look: { paint: spandrel.paint, roughness: 0.8 } },
    ...room.walls.flatMap(wallPieces),
    ...room.furnishings,
  ]
}
