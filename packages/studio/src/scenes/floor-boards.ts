import type { Wood } from '@millrun/parts/materials/woods'
import { easedRectangle } from '@millrun/parts/solids/form/eased-rectangle'
import { uprightPrism } from '@millrun/parts/solids/form/upright-prism'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import type { Placement, Solid } from '@millrun/parts/solids/solid'
import type { Flight } from '../carcase/carcase.ts'
import { box } from '../coated/box.ts'
import type { Coated } from '../coated/coated.ts'

/** A boarded floor. Inches on the flight's own axes. */
export interface FloorBoards {
  readonly wood: Wood
  readonly x: readonly [fromIn: number, toIn: number]
  readonly z: readonly [fromIn: number, toIn: number]
  readonly topIn: number
  /** Boards run along x or along z. */
  readonly way: 'x' | 'z'
}

const BOARD_IN = 5.25
const THICK_IN = 0.75
/** Between two boards, and the bevel of each. */
const JOINT_IN = 0.05
const BEVEL_IN = 0.11
const LENGTHS_IN = [62, 84, 46, 72, 96, 54]

/** Boards with bevelled edges and staggered ends on a dark underlay. */
export function floorBoards({ wood, x, z, topIn, way }: FloorBoards): readonly Coated[] {
  const [run, across] = way === 'x' ? [x, z] : [z, x]
  const places = new Map<number, Placement[]>()
  const rows = Math.ceil((across[1] - across[0]) / BOARD_IN)
  for (let row = 0; row < rows; row += 1) {
    const middle = across[0] + (row + 0.5) * BOARD_IN
    let at = run[0] - ((row * 37) % 46)
    for (let board = row * 5; at < run[1]; board += 1) {
      const lengthIn = LENGTHS_IN[board % LENGTHS_IN.length] ?? 60
      const end = Math.min(at + lengthIn, run[1])
      const start = Math.max(at, run[0])
      const known = places.get(end - start) ?? []
      places.set(end - start, [...known, placeOf(way, (start + end) / 2, middle, topIn)])
      at += lengthIn
    }
  }
  const underlay = box('underlay', { x, z, y: [topIn - 1.4, topIn - 0.4] }, 'x')
  return [
    {
      solids: [...places].map(([lengthIn, placements]) => boards(lengthIn, placements)),
      look: { wood },
    },
    { solids: [underlay], look: { paint: '#1c1510', roughness: 1 } },
  ]
}

/** Boards on the upper floor, within the nosing that goes round it. */
export function upperBoards(
  { widthIn, totalRiseIn, totalRunIn, floorEndIn }: Flight,
  wood: Wood,
): readonly Coated[] {
  return floorBoards({
    wood,
    x: [totalRunIn + 3.5, floorEndIn],
    z: [0, widthIn - 4.5],
    topIn: totalRiseIn + 0.02,
    way: 'x',
  })
}

function placeOf(way: 'x' | 'z', along: number, across: number, topIn: number): Placement {
  const y = topIn - THICK_IN / 2
  return way === 'x'
    ? { origin: [along, y, across], x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0] }
    : { origin: [across, y, along], x: [-1, 0, 0], y: [0, 0, 1], z: [0, 1, 0] }
}

function boards(lengthIn: number, placements: readonly Placement[]): Solid {
  const half = (lengthIn - JOINT_IN) / 2
  const section = easedRectangle(BOARD_IN - JOINT_IN, THICK_IN, BEVEL_IN)
  return {
    name: 'floor board',
    substance: 'wood',
    mesh: meshOf(uprightPrism(section, -half, half)),
    placements,
  }
}
