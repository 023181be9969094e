import type { Colour } from '../materials/woods.ts'
import type { Wood } from '../pictures/wood-palettes.ts'
import { easedRectangle } from '../solids/form/eased-rectangle.ts'
import { uprightPrism } from '../solids/form/upright-prism.ts'
import { meshOf } from '../solids/mesh/mesh-of.ts'
import { movedSolids, shifted } from '../solids/moved-solids.ts'
import { IN_PLACE, type Placement, type Solid } from '../solids/solid.ts'
import type { RoomPiece } from './room-piece.ts'
import { rectangleFace, slab } from './slab.ts'
import { type PotPoint, thrownPot } from './thrown-pot.ts'

/** A narrow table on the wall behind with a vase and a bowl, and a picture over it. */
export interface Furniture {
  /** Middle of the table along the wall. */
  readonly middleIn: number
  readonly table: Wood
  readonly vase: Colour
  readonly bowl: Colour
  readonly print: Colour
}

const TOP_IN = 31
const DEEP_IN = 13
const LONG_IN = 44

export function furniture({ middleIn, table, vase, bowl, print }: Furniture): readonly RoomPiece[] {
  const standing = (solids: readonly Solid[], x: number, y: number, z: number) =>
    movedSolids(solids, [shifted([middleIn + x, y, z])])
  return [
    { solids: standing(tablePieces(), 0, 0, 1), look: { wood: table } },
    { solids: standing([thrownPot(VASE)], 12, TOP_IN, 8), look: { paint: vase, roughness: 0.32 } },
    { solids: standing([thrownPot(BOWL)], -9, TOP_IN, 7.5), look: { paint: bowl, roughness: 0.4 } },
    { solids: standing(frame(), 0, 64, 0), look: { wood: 'walnut' } },
    {
      solids: standing([slab('mat', rectangleFace(-12.4, -15.9, 12.4, 15.9), 0.3, 0.55)], 0, 64, 0),
      look: { paint: '#f3f0e9', roughness: 0.9 },
    },
    {
      solids: standing([slab('print', rectangleFace(-7.5, -9.5, 7.5, 10.5), 0.5, 0.6)], 0, 64, 0),
      look: { paint: print, roughness: 0.9 },
    },
  ]
}

function tablePieces(): readonly Solid[] {
  const leg = stick('leg', 1.5, 1.5, TOP_IN - 1)
  const legs = [-1, 1].flatMap((side) =>
    [1.5, DEEP_IN - 1.5].map((z) => shifted([side * (LONG_IN / 2 - 2), 0, z])),
  )
  const top = level(stick('top', DEEP_IN, 1, LONG_IN), [-LONG_IN / 2, TOP_IN - 0.5, DEEP_IN / 2])
  const apron = level(stick('apron', 0.9, 3.5, LONG_IN - 5), [
    2.5 - LONG_IN / 2,
    TOP_IN - 2.8,
    DEEP_IN - 1.6,
  ])
  const shelf = level(stick('shelf', DEEP_IN - 3, 0.8, LONG_IN - 5), [
    2.5 - LONG_IN / 2,
    7,
    DEEP_IN / 2,
  ])
  return [...movedSolids([leg], legs), top, apron, shelf]
}

/** An upright stick, its edges eased. */
function stick(name: string, widthIn: number, deepIn: number, lengthIn: number): Solid {
  const mesh = meshOf(uprightPrism(easedRectangle(widthIn, deepIn, 0.08), 0, lengthIn))
  return { name, substance: 'wood', mesh, placements: [IN_PLACE] }
}

/** Laid along the wall, its width towards the viewer. */
function level(solid: Solid, origin: Placement['origin']): Solid {
  return { ...solid, placements: [{ origin, x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0] }] }
}

function frame(): readonly Solid[] {
  return [
    rectangleFace(-13.2, -16.7, -12.2, 16.7),
    rectangleFace(12.2, -16.7, 13.2, 16.7),
    rectangleFace(-12.2, 15.7, 12.2, 16.7),
    rectangleFace(-12.2, -16.7, 12.2, -15.7),
  ].map((face) => slab('frame', face, 0, 1.1))
}

const VASE: readonly PotPoint[] = [
  [0, 2],
  [0.2, 2.2],
  [2.5, 3.4],
  [5, 4.1],
  [7.5, 3.7],
  [9.5, 2.5],
  [11, 1.5],
  [12.4, 1.3],
  [13.2, 1.75],
  [13.1, 1.5],
  [12.3, 1.05],
  [10, 0],
]
const BOWL: readonly PotPoint[] = [
  [0, 1.7],
  [0.3, 1.9],
  [1.4, 3.9],
  [2.6, 5],
  [3.4, 5.3],
  [3.4, 5.1],
  [2.5, 4.7],
  [1.4, 3.5],
  [0.8, 0],
]
