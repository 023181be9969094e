import { type Point, polyline } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/simplified-line.ts'
import type { SpacePoint } from '../geometry/space.ts'
import { type Face, type Line } from '../elevations/outline.ts'
import type { Solid } from '../solids/solid.ts'
import { bodyOutlines } from './body-outlines.ts'
import { chainedLines } from './chained-lines.ts'
import { depthField } from './depth-field.ts'
import { partsInSight, tellingParts } from './line-sight.ts'
import { seenSkin } from './seen-skin.ts'
import { skinLines } from './skin-lines.ts'
import { seenFrom, type SeenPlace, type Standpoint } from './standpoint.ts'

/** So many cells to the longer side of what is drawn. */
const CELLS_ACROSS = 900
const MOST_PER_INCH = 100
const TOLERANCE_IN = 0.002

export interface DrawingManner {
  /** Of the field that tells what is hidden; so fine as is needed to draw a part as large as a sheet. */
  readonly cellsPerInch?: number
  /** Further edges, where a skin has no corner that would tell of them. */
  readonly members?: readonly (readonly SpacePoint[])[]
  /** Which lines of which solid are drawn; all unless it says otherwise. What is not drawn still hides others. */
  readonly isDrawn?: (solid: number, role: Line['role']) => boolean
}

/** Solids as a draughtsman sees them from a standpoint: outlines and edges, what is hidden left out. */
export function solidDrawing(
  solids: readonly Solid[],
  from: Standpoint,
  { cellsPerInch, members = [], isDrawn }: DrawingManner = {},
): readonly (Face | Line)[] {
  const skin = seenSkin(solids, from)
  const field = depthField(skin.places, cellsPerInch ?? fineEnough(skin.places))
  const bodies = bodyOutlines(field).map((path): Face => {
    return { kind: 'face', path, isBare: true }
  })
  const lines = skinLines(skin).filter(({ owner, role }) => isDrawn?.(owner, role) ?? true)
  return [
    ...bodies,
    ...chainedLines(lines).flatMap(({ role, places }) =>
      tellingParts(places, field, skin.places).map((part) => drawnLine(role, part)),
    ),
    ...members.flatMap((member) =>
      partsInSight(member.map(seenFrom(from)), field).map((part) => drawnLine('edge', part)),
    ),
  ]
}

function drawnLine(role: Line['role'], places: readonly SeenPlace[]): Line {
  const points = places.map(([x, y]): Point => [x, y])
  return { kind: 'line', role, path: polyline(simplifiedLine(points, TOLERANCE_IN)) }
}

function fineEnough(places: Float64Array): number {
  const range = (axis: 0 | 1) => {
    let [least, most] = [Infinity, -Infinity]
    for (let at = axis; at < places.length; at += 3) {
      least = Math.min(least, places[at] ?? least)
      most = Math.max(most, places[at] ?? most)
    }
    return most - least
  }
  return Math.min(MOST_PER_INCH, CELLS_ACROSS / Math.max(range(0), range(1)))
}
