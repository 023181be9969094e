import type { Colour } from '../materials/woods.ts'
import type { Point } from '../geometry/path.ts'
import { movedSolids } from '../solids/moved-solids.ts'
import type { Placement, Solid } from '../solids/solid.ts'
import { doorTrim } from './door-trim.ts'
import { framedPanel } from './framed-panel.ts'
import { placed, type RoomPiece } from './room-piece.ts'
import { rectangleFace, slab } from './slab.ts'
import { type Opening, openingBottomIn, type OpeningSpan } from './opening.ts'
import { TRIM } from './trim-paint.ts'
import { windowTrim } from './window-trim.ts'

/** Which side of the room a wall is on, seen by somebody who looks at the wall behind the flight. */
export type Side = 'back' | 'left' | 'right' | 'front'

/** A wall: heights from the lower floor, lengths along x or z of the flight's own axes. Inches. */
export interface Wall {
  readonly side: Side
  /** Where its face is: z of the back and the front, x of the left and the right. */
  readonly atIn: number
  readonly fromIn: number
  readonly toIn: number
  readonly topIn: number
  readonly paint: Colour
  readonly openings?: readonly Opening[]
  /** Lengths with a baseboard, and the floor that it stands on. */
  readonly bases?: readonly (OpeningSpan & { readonly onIn: number })[]
  /** A panelled dado below a rail. */
  readonly dado?: OpeningSpan & {
    readonly onIn: number
    readonly highIn: number
    readonly panels: number
  }
  /** A cornice under the ceiling. */
  readonly hasCornice?: boolean
}

const THICK_IN = 5

/** A wall with its windows, doors and mouldings. */
export function wallPieces(wall: Wall): readonly RoomPiece[] {
  const openings = (wall.openings ?? []).map((opening) => turnedRound(wall, opening))
  const trim = openings.flatMap((opening) =>
    opening.kind === 'window' ? windowTrim(opening) : doorTrim(opening),
  )
  const mouldings = [...baseboards(wall), ...dado(wall), ...cornice(wall)]
  return placed(
    [
      { solids: plaster(wall, openings), look: { paint: wall.paint, roughness: 0.85 } },
      { solids: mouldings, look: TRIM },
      ...trim,
    ],
    wallPlace(wall),
  )
}

/** Where a wall's own axes are: x along it to the right as one faces it, y up, z into the room. */
export function wallPlace({ side, atIn }: Pick<Wall, 'side' | 'atIn'>): Placement {
  switch (side) {
    case 'back':
      return { origin: [0, 0, atIn], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
    case 'left':
      return { origin: [atIn, 0, 0], x: [0, 0, -1], y: [0, 1, 0], z: [1, 0, 0] }
    case 'right':
      return { origin: [atIn, 0, 0], x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0] }
    case 'front':
      return { origin: [0, 0, atIn], x: [-1, 0, 0], y: [0, 1, 0], z: [0, 0, -1] }
  }
}

/** Along the wall's own x. */
function along({ side }: Wall, span: OpeningSpan): OpeningSpan {
  if (side === 'back' || side === 'right') return span
  return { fromIn: -span.toIn, toIn: -span.fromIn }
}

function turnedRound(wall: Wall, opening: Opening): Opening {
  return { ...opening, ...along(wall, opening) }
}

function plaster(wall: Wall, openings: readonly Opening[]): readonly Solid[] {
  const { fromIn, toIn } = along(wall, wall)
  const faces: (readonly Point[])[] = []
  let at = fromIn
  for (const opening of openings.toSorted((a, b) => a.fromIn - b.fromIn)) {
    const lowIn = openingBottomIn(opening)
    faces.push(rectangleFace(at, -1, opening.fromIn, wall.topIn))
    if (lowIn > 0) faces.push(rectangleFace(opening.fromIn, -1, opening.toIn, lowIn))
    faces.push(rectangleFace(opening.fromIn, opening.headIn, opening.toIn, wall.topIn))
    at = opening.toIn
  }
  faces.push(rectangleFace(at, -1, toIn, wall.topIn))
  return faces.map((face) => slab('wall', face, -THICK_IN, 0))
}

function baseboards(wall: Wall): readonly Solid[] {
  return (wall.bases ?? []).flatMap((base) => {
    const { fromIn, toIn } = along(wall, base)
    return [
      slab('baseboard', rectangleFace(fromIn, base.onIn, toIn, base.onIn + 6), 0, 0.7),
      slab('base cap', rectangleFace(fromIn, base.onIn + 6, toIn, base.onIn + 6.9), 0, 0.4),
      slab('base shoe', rectangleFace(fromIn, base.onIn, toIn, base.onIn + 0.6), 0, 1.2),
    ]
  })
}

const PANEL_ROOM_IN = 4

function dado(wall: Wall): readonly Solid[] {
  if (wall.dado === undefined) return []
  const { onIn, highIn, panels } = wall.dado
  const { fromIn, toIn } = along(wall, wall.dado)
  const topIn = onIn + highIn
  const panelIn = (toIn - fromIn - PANEL_ROOM_IN) / panels
  const frames = Array.from({ length: panels }, (_, index) => {
    const left = fromIn + PANEL_ROOM_IN + panelIn * index
    return framedPanel(
      rectangleFace(left, onIn + 10, left + panelIn - PANEL_ROOM_IN, topIn - PANEL_ROOM_IN),
    )
  })
  return [
    slab('dado', rectangleFace(fromIn, onIn, toIn, topIn), 0, 0.15),
    slab('dado rail', rectangleFace(fromIn, topIn - 0.6, toIn, topIn + 0.7), 0, 1.5),
    slab('dado molding', rectangleFace(fromIn, topIn - 1.9, toIn, topIn - 0.6), 0, 0.8),
    ...movedSolids(frames, [{ origin: [0, 0, 0.15], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }]),
  ]
}

/** Steps that stand out farther the higher they are: at this distance they are a cornice. */
const CORNICE: readonly (readonly [belowIn: number, outIn: number])[] = [
  [5, 0.7],
  [4.3, 1.2],
  [3.6, 2],
  [2.8, 2.8],
  [2, 3.5],
  [1.1, 4.2],
]

function cornice(wall: Wall): readonly Solid[] {
  if (wall.hasCornice !== true) return []
  const { fromIn, toIn } = along(wall, wall)
  return CORNICE.map(([belowIn, outIn]) =>
    slab('cornice', rectangleFace(fromIn, wall.topIn - belowIn, toIn, wall.topIn), 0, outIn),
  )
}
