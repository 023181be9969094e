import { idDraw } from '@millrun/catalogue/id-hash'
import type { SpacePoint } from '../geometry/space.ts'
import { cross, dot, lengthOf, between, partWay, unit } from '../geometry/space.ts'
import { polyline } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/simplified-line.ts'
import type { Line } from '../elevations/piece.ts'
import type { Standpoint } from '../elevations/stack/ring.ts'
import { contourLines } from './contour-lines.ts'
import type { DepthMap } from './depth-map.ts'
import { type Body, facetAt, type Patch, rowCount } from './patch.ts'
import { seenParts } from './seen-parts.ts'
import { seenAt, viewerWay } from './sight.ts'
import { type Stretch, stretchesOf } from './stretches.ts'

const RINGS_PER_INCH = 4.8
const LINE_IN = 0.024
const TOLERANCE_IN = 0.012
/** Rows of the surface are followed in steps of at most this. */
const STEP_IN = 1.1

/** Where the growth rings of the block come to the surface, as far as that is in sight. */
export function surfaceGrain(body: Body, from: Standpoint, map: DepthMap): readonly Line[] {
  return body.patches
    .flatMap((patch) => stretchesOf(patch))
    .flatMap((stretch) => stretchGrain(stretch, from, map))
}

function stretchGrain(stretch: Stretch, from: Standpoint, map: DepthMap): readonly Line[] {
  const way = stretch.patch.grainWays?.[Math.floor((stretch.fromRow + stretch.toRow) / 2)]
  if (way === undefined) return []
  const { places, rows } = fineRows(stretch)
  const values = places.map((row) => row.map((place) => ringAt(place, way)))
  const columns = (places[0]?.length ?? 1) - 1
  const isOpen = (row: number, column: number) => {
    if (column >= columns) return false
    const { normal, isEmpty } = facetAt(stretch.patch, column, rows[row] ?? stretch.fromRow)
    return !isEmpty && dot(normal, viewerWay(from)) > 0.06
  }
  return contourLines({ places, values, isOpen })
    .flatMap((line) => seenParts(line, map))
    .map((line) => ({
      kind: 'line',
      role: 'grain',
      path: polyline(
        simplifiedLine(
          line.map((place) => seenAt(place, from)),
          TOLERANCE_IN,
        ),
      ),
      widthIn: LINE_IN,
    }))
}

/** The rows of a stretch, long ones divided; `rows` says to which row of the patch each belongs. */
function fineRows({ patch, fromRow, toRow }: Stretch) {
  const places: (readonly SpacePoint[])[] = []
  const rows: number[] = []
  for (let row = fromRow; row < toRow; row += 1) {
    const count = Math.max(1, Math.ceil(rowLength(patch, row) / STEP_IN))
    for (let step = 0; step < count; step += 1) {
      places.push(rowAt(patch, row, step / count))
      rows.push(row)
    }
  }
  places.push(rowAt(patch, toRow - 1, 1))
  return { places, rows }
}

function rowLength(patch: Patch, row: number): number {
  return Math.max(
    ...patch.lines.map((line) => {
      const [a, b] = [line[row], line[row + 1]]
      return a && b ? lengthOf(between(a, b)) : 0
    }),
  )
}

function rowAt(patch: Patch, row: number, share: number): readonly SpacePoint[] {
  const lines = patch.isTube ? [...patch.lines, ...patch.lines.slice(0, 1)] : patch.lines
  return lines.flatMap((line) => {
    const [a, b] = [line[row], line[Math.min(row + 1, rowCount(patch))]]
    return a && b ? [partWay(a, b, share)] : []
  })
}

/** Number of the growth ring at a place, of a stem that runs the given way beside and below the part. */
function ringAt(place: SpacePoint, way: SpacePoint): number {
  const aside = unit(cross(way, Math.abs(way[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]))
  const above = cross(aside, way)
  const along = dot(place, way)
  const seed = way.map((value) => value.toFixed(2)).join()
  const phase = idDraw(seed, 'phase', 628) / 100
  const off = 0.4 + idDraw(seed, 'off', 100) / 90
  const x = dot(place, aside) + off + 0.035 * along + 0.1 * Math.sin(along / 2.1 + phase)
  const y = dot(place, above) + 2.3 + 0.16 * Math.sin(along / 3.7 + phase * 2)
  const rings = Math.hypot(x, y) * RINGS_PER_INCH
  return rings + 0.28 * Math.sin(rings * 2.1) + 0.2 * Math.sin(rings * 0.83 + phase)
}
