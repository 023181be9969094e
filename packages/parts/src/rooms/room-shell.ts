import type { Colour } from '../materials/woods.ts'
import type { Wood } from '../pictures/wood-palettes.ts'
import { easedRectangle } from '../solids/form/eased-rectangle.ts'
import { uprightPrism } from '../solids/form/upright-prism.ts'
import { meshOf } from '../solids/mesh/mesh-of.ts'
import { movedSolids, shifted } from '../solids/moved-solids.ts'
import type { Placement, Solid } from '../solids/solid.ts'
import type { RoomLook, RoomPiece } from './room-piece.ts'
import { rectangleFace, slab } from './slab.ts'

/** The room that a flight stands in: a wall behind it, one to its left with a window, a boarded floor. */
export interface RoomShell {
  readonly wall: Colour
  readonly floor: Wood
  /** Face of the left wall. */
  readonly leftIn: number
  /** How far the room goes to the right, and towards the viewer. */
  readonly rightIn: number
  readonly frontIn: number
  readonly window: {
    /** From the wall behind to its middle. */
    readonly middleIn: number
    readonly widthIn: number
    readonly sillIn: number
    readonly headIn: number
    readonly panesAcross: number
    readonly panesUp: number
  }
}

const TRIM: RoomLook = { paint: '#f2efe8', roughness: 0.45 }
const HIGH_IN = 240

/** Walls, window, baseboards and floor. */
export function roomShell(shell: RoomShell): readonly RoomPiece[] {
  const paint: RoomLook = { paint: shell.wall, roughness: 0.85 }
  return [
    { solids: walls(shell), look: paint },
    { solids: [...baseboards(shell), ...casing(shell)], look: TRIM },
    { solids: floorBoards(shell), look: { wood: shell.floor } },
  ]
}

function walls(shell: RoomShell): readonly Solid[] {
  const { leftIn, rightIn, frontIn, window } = shell
  const [from, to] = [window.middleIn - window.widthIn / 2, window.middleIn + window.widthIn / 2]
  return [
    slab('wall', rectangleFace(leftIn - 6, -1, rightIn, HIGH_IN), -1, 0),
    ...[
      rectangleFace(-from, -1, 0, HIGH_IN),
      rectangleFace(-to, -1, -from, window.sillIn),
      rectangleFace(-to, window.headIn, -from, HIGH_IN),
      rectangleFace(-frontIn, -1, -to, HIGH_IN),
    ].map((face) => onLeft(shell, slab('wall', face, -5, 0))),
  ]
}

function baseboards(shell: RoomShell): readonly Solid[] {
  return [
    slab('baseboard', rectangleFace(shell.leftIn, 0, -9, 6.5), 0, 0.75),
    onLeft(shell, slab('baseboard', rectangleFace(-shell.frontIn, 0, 0, 6.5), 0, 0.75)),
  ]
}

/** Casing, sill and glazing bars. */
function casing(shell: RoomShell): readonly Solid[] {
  const { middleIn, widthIn, sillIn, headIn, panesAcross, panesUp } = shell.window
  const [from, to] = [-middleIn - widthIn / 2, -middleIn + widthIn / 2]
  const bar = (at: number, isUpright: boolean) =>
    isUpright
      ? rectangleFace(at - 0.6, sillIn, at + 0.6, headIn)
      : rectangleFace(from, at - 0.6, to, at + 0.6)
  const bars = [
    ...inner(from, to, panesAcross).map((at) => bar(at, true)),
    ...inner(sillIn, headIn, panesUp).map((at) => bar(at, false)),
  ]
  return [
    slab('casing', rectangleFace(from - 4, sillIn - 1, from, headIn + 4), 0, 0.9),
    slab('casing', rectangleFace(to, sillIn - 1, to + 4, headIn + 4), 0, 0.9),
    slab('casing', rectangleFace(from, headIn, to, headIn + 4), 0, 0.9),
    slab('sill', rectangleFace(from - 5, sillIn - 1.2, to + 5, sillIn), -4, 2),
    ...bars.map((face) => slab('glazing bar', face, -3.5, -2)),
  ].map((solid) => onLeft(shell, solid))
}

function inner(from: number, to: number, parts: number): readonly number[] {
  return Array.from({ length: parts - 1 }, (_, at) => from + ((to - from) * (at + 1)) / parts)
}

/** Turned onto the left wall. Seen from the room the wall behind lies to the right, so x runs down from it. */
function onLeft({ leftIn }: RoomShell, solid: Solid): Solid {
  const place: Placement = { origin: [leftIn, 0, 0], x: [0, 0, -1], y: [0, 1, 0], z: [1, 0, 0] }
  const [turned = solid] = movedSolids([solid], [place])
  return turned
}

const BOARD_IN = 5
const BOARD_LENGTHS_IN = [48, 72, 60, 84, 36]

/** Boards along the flight, their ends staggered. */
function floorBoards({ leftIn, rightIn, frontIn }: RoomShell): readonly Solid[] {
  const places = new Map<number, Placement[]>()
  for (let row = 0; row * BOARD_IN < frontIn; row += 1) {
    let x = leftIn - ((row * 37) % 48)
    for (let at = row * 3; x < rightIn; at += 1) {
      const lengthIn = BOARD_LENGTHS_IN[at % BOARD_LENGTHS_IN.length] ?? 60
      const place: Placement = {
        origin: [x + lengthIn / 2, -0.375, (row + 0.5) * BOARD_IN],
        x: [0, 0, 1],
        y: [1, 0, 0],
        z: [0, 1, 0],
      }
      places.set(lengthIn, [...(places.get(lengthIn) ?? []), place])
      x += lengthIn
    }
  }
  return [...places].map(([lengthIn, placements]) => ({ ...floorBoard(lengthIn), placements }))
}

function floorBoard(lengthIn: number): Solid {
  const half = lengthIn / 2 - 0.015
  const section = easedRectangle(BOARD_IN - 0.03, 0.75, 0.045)
  return {
    name: 'floor board',
    substance: 'wood',
    mesh: meshOf(uprightPrism(section, -half, half)),
    placements: [shifted([0, 0, 0])],
  }
}
