import type { Solid } from '../solids/solid.ts'
import { turnedRound } from '../solids/form/lathe.ts'
import { meshOf } from '../solids/mesh/mesh-of.ts'
import type { DoorOpening } from './opening.ts'
import { framedPanel } from './framed-panel.ts'
import type { RoomPiece } from './room-piece.ts'
import { rectangleFace, slab } from './slab.ts'
import { TRIM } from './trim-paint.ts'

const CASING_IN = 4
const PLINTH_IN = 8
const STILE_IN = 4.6
const LEAF_AT_IN = -2

/** Casing of a door, and its panelled leaf with a knob, on its wall's own axes. */
export function doorTrim(opening: DoorOpening): readonly RoomPiece[] {
  const knobs = opening.hasLeaf ? [knob(opening)] : []
  return [
    { solids: [...casing(opening), ...(opening.hasLeaf ? leaf(opening) : [])], look: TRIM },
    { solids: knobs, look: { finish: 'ORB' } },
  ]
}

function casing({ fromIn, toIn, floorIn, headIn }: DoorOpening): readonly Solid[] {
  const outer = [fromIn - CASING_IN, toIn + CASING_IN] as const
  return [
    slab('casing', rectangleFace(outer[0], floorIn + PLINTH_IN, fromIn, headIn), 0, 0.8),
    slab('casing', rectangleFace(toIn, floorIn + PLINTH_IN, outer[1], headIn), 0, 0.8),
    slab('plinth', rectangleFace(outer[0] - 0.2, floorIn, fromIn, floorIn + PLINTH_IN), 0, 1.1),
    slab('plinth', rectangleFace(toIn, floorIn, outer[1] + 0.2, floorIn + PLINTH_IN), 0, 1.1),
    slab('head', rectangleFace(outer[0] - 0.4, headIn, outer[1] + 0.4, headIn + 5), 0, 1),
    slab('threshold', rectangleFace(fromIn, floorIn - 1, toIn, floorIn + 0.25), -5, 0.2),
    slab('head cap', rectangleFace(outer[0] - 1, headIn + 5, outer[1] + 1, headIn + 6), 0, 1.8),
  ]
}

/** Two panels below and two above the rail with the knob. */
function leaf({ fromIn, toIn, floorIn, headIn }: DoorOpening): readonly Solid[] {
  const middle = (fromIn + toIn) / 2
  const sides = [
    [fromIn + STILE_IN, middle - STILE_IN / 2],
    [middle + STILE_IN / 2, toIn - STILE_IN],
  ] as const
  const heights = [
    [floorIn + 9, floorIn + 33],
    [floorIn + 39, headIn - STILE_IN],
  ] as const
  const panels = sides.flatMap(([left, right]) =>
    heights.map(([low, high]) => framedPanel(rectangleFace(left, low, right, high))),
  )
  const board = slab('door', rectangleFace(fromIn, floorIn, toIn, headIn), -2, 0)
  return [board, ...panels].map((solid) => ({
    ...solid,
    placements: solid.placements.map((place) => ({
      ...place,
      origin: [place.origin[0], place.origin[1], place.origin[2] + LEAF_AT_IN] as const,
    })),
  }))
}

function knob({ toIn, floorIn }: DoorOpening): Solid {
  const profile = [
    [0, 1.2],
    [0.2, 1.2],
    [0.25, 0.45],
    [1.1, 0.4],
    [1.4, 0.9],
    [1.9, 1.15],
    [2.4, 0.9],
    [2.6, 0],
  ] as const
  const points = profile.map(([heightIn, radiusIn]) => ({ heightIn, radiusIn }))
  return {
    name: 'knob',
    substance: 'metal',
    mesh: meshOf(turnedRound(points, 0.6)),
    placements: [
      {
        origin: [toIn - 2.4, floorIn + 36, LEAF_AT_IN],
        x: [1, 0, 0],
        y: [0, 0, 1],
        z: [0, -1, 0],
      },
    ],
  }
}
