import { type Point, polygon, polyline } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/simplified-line.ts'
import { angleBetween, dot, partWay, type SpacePoint } from '../geometry/space.ts'
import type { Face, Line, Piece, Shading, ShadingStop } from '../elevations/piece.ts'
import type { Standpoint } from '../elevations/stack/ring.ts'
import { type DepthMap, depthMap } from './depth-map.ts'
import { endPieces } from './end-pieces.ts'
import type { Body } from './patch.ts'
import { ribbonCount, rowCount } from './patch.ts'
import { seenParts } from './seen-parts.ts'
import { seenAt, viewerWay } from './sight.ts'
import { facetsOf, type Stretch, stretchesOf } from './stretches.ts'
import { surfaceGrain } from './surface-grain.ts'
import { surfaceLight } from './surface-light.ts'

/** Pieces that lie together, and how near they are. */
export interface Layer {
  readonly order: number
  readonly nearIn: number
  readonly pieces: readonly Piece[]
}

type SeenFacet = ReturnType<typeof facetsOf>[number]

/** Corners of a moulding sharper than this are marked by a line. */
const CORNER_DEG = 28
const LAP_IN = 0.014
const SEAM_IN = 0.022
/** What is left of the light where the sky is not seen at all. */
const DARKEST = 0.4
const TOLERANCE_IN = 0.004
const SEEN_SLACK_IN = 0.05

/** A body as it is seen: its surface shaded, far pieces before near ones. */
export function surfacePicture(body: Body, from: Standpoint): readonly Piece[] {
  const map = depthMap(body, from)
  const layers = [
    ...body.patches.flatMap((patch) =>
      stretchesOf(patch).flatMap((part) => ribbonLayers(part, from, map)),
    ),
    ...endPieces(body.ends, from),
  ]
  return [
    ...layers
      .toSorted((a, b) => a.order - b.order || a.nearIn - b.nearIn)
      .flatMap(({ pieces }) => pieces),
    ...surfaceGrain(body, from, map),
    ...body.seams
      .flatMap((seam) => seenParts(seam, map))
      .map((seam): Line => {
        const path = polyline(seam.map((place) => seenAt(place, from)))
        return { kind: 'line', role: 'shade', path, widthIn: SEAM_IN }
      }),
  ]
}

function ribbonLayers(stretch: Stretch, from: Standpoint, map: DepthMap): readonly Layer[] {
  return Array.from({ length: ribbonCount(stretch.patch) }, (_, ribbon) => {
    const inSight = facetsOf(stretch, ribbon).filter(
      ({ normal }) => dot(normal, viewerWay(from)) > 0,
    )
    const runs = runsOf(inSight).filter((run) => run.some((facet) => isFacetSeen(facet, map)))
    return runs.map((run): Layer => {
      const openness = stretch.patch.openness[ribbon] ?? 1
      return {
        order: stretch.patch.order ?? 0,
        nearIn: nearness(run, from),
        pieces: [
          ribbonFace(run, openness, from, rowCount(stretch.patch)),
          ...cornerLine(stretch, ribbon, run, from),
        ],
      }
    })
  }).flat()
}

function isFacetSeen({ corners }: SeenFacet, map: DepthMap): boolean {
  const [a, b, c, d] = corners
  return [0.15, 0.5, 0.85].some((along) => {
    const right = partWay(a, b, along)
    const left = partWay(d, c, along)
    return [0.2, 0.8].some((across) => map.isSeen(partWay(right, left, across), SEEN_SLACK_IN))
  })
}

/** Facets one after the other without a gap. */
function runsOf(facets: readonly SeenFacet[]): readonly (readonly SeenFacet[])[] {
  const runs: SeenFacet[][] = []
  for (const facet of facets) {
    const last = runs.at(-1)
    if (last !== undefined && last.at(-1)?.row === facet.row - 1) last.push(facet)
    else runs.push([facet])
  }
  return runs
}

function nearness(run: readonly SeenFacet[], from: Standpoint): number {
  const way = viewerWay(from)
  const depths = run.flatMap(({ corners }) => corners.map((corner) => dot(corner, way)))
  return depths.reduce((sum, depth) => sum + depth, 0) / depths.length
}

function ribbonFace(
  run: readonly SeenFacet[],
  openness: number,
  from: Standpoint,
  rows: number,
): Face {
  const here = (corner: SpacePoint) => seenAt(corner, from)
  const last = run.at(-1)
  const right = [...run.map(({ corners }) => corners[0]), ...(last ? [last.corners[1]] : [])]
  const left = [...run.map(({ corners }) => corners[3]), ...(last ? [last.corners[2]] : [])]
  return {
    kind: 'face',
    outline: polygon(lapped(right.map(here), left.map(here), endsOf(run, rows))),
    shading: runShading(run, openness, from),
    isShadeOnly: true,
  }
}

/** Whether a run begins or ends where its patch does; there it must not reach beyond. */
interface RunEnds {
  readonly isFirst: boolean
  readonly isLast: boolean
}

function endsOf(run: readonly SeenFacet[], rows: number): RunEnds {
  return { isFirst: run[0]?.row === 0, isLast: run.at(-1)?.row === rows - 1 }
}

/** The outline of a ribbon, drawn a little wider and longer than it is, so that no seam shows. */
function lapped(right: readonly Point[], left: readonly Point[], ends: RunEnds): readonly Point[] {
  const wide = right.map((point, index) => spread(point, left[index] ?? point))
  const rights = longer(
    wide.map(([a]) => a),
    ends,
  )
  const lefts = longer(
    wide.map(([, b]) => b),
    ends,
  )
  const straightened = [rights, lefts].map((line) => simplifiedLine(line, TOLERANCE_IN))
  return [...(straightened[0] ?? []), ...(straightened[1] ?? []).toReversed()]
}

function spread(a: Point, b: Point): readonly [Point, Point] {
  const [dx, dy] = towards(a, b)
  return [
    [a[0] - dx * LAP_IN, a[1] - dy * LAP_IN],
    [b[0] + dx * LAP_IN, b[1] + dy * LAP_IN],
  ]
}

function longer(line: readonly Point[], { isFirst, isLast }: RunEnds): readonly Point[] {
  const [first, second] = [line[0], line[1]]
  const [before, last] = [line.at(-2), line.at(-1)]
  if (!first || !second || !before || !last) return line
  const start = isFirst ? first : spread(first, second)[0]
  const end = isLast ? last : spread(before, last)[1]
  return [start, ...line.slice(1, -1), end]
}

function towards(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  return length < 1e-6 ? [0, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

function runShading(run: readonly SeenFacet[], openness: number, from: Standpoint): Shading {
  const gain = DARKEST + (1 - DARKEST) * openness
  const lit = run.map(({ corners, normal }) => ({
    at: middleOf(corners, from),
    light: surfaceLight(normal, from) * gain,
  }))
  const [first, last] = [lit[0], lit.at(-1)]
  if (first === undefined || last === undefined) return { run: 'across', stops: [[0, 0.3]] }
  const lights = lit.map(({ light }) => light)
  const spreadOfLight = Math.max(...lights) - Math.min(...lights)
  const length = Math.hypot(last.at[0] - first.at[0], last.at[1] - first.at[1])
  if (spreadOfLight < 0.03 || length < 0.05) {
    const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length
    return { run: 'across', stops: [[0, mean]] }
  }
  const way = towards(first.at, last.at)
  return {
    run: 'between',
    from: first.at,
    to: last.at,
    stops: plainest(
      lit.map(({ at, light }) => {
        const along = (at[0] - first.at[0]) * way[0] + (at[1] - first.at[1]) * way[1]
        return [Math.min(1, Math.max(0, along / length)), light] as const
      }),
    ),
  }
}

/** The stops without those that lie, near enough, on a straight line between their neighbours. */
function plainest(stops: readonly ShadingStop[]): readonly ShadingStop[] {
  const [first, last] = [stops[0], stops.at(-1)]
  if (first === undefined || last === undefined) return stops
  const off = stops.map(([at, light]) => {
    const share = last[0] === first[0] ? 0 : (at - first[0]) / (last[0] - first[0])
    return Math.abs(light - first[1] - (last[1] - first[1]) * share)
  })
  const far = off.indexOf(Math.max(...off))
  if ((off[far] ?? 0) < 0.02) return [first, last]
  return [...plainest(stops.slice(0, far + 1)), ...plainest(stops.slice(far)).slice(1)]
}

function middleOf(corners: SeenFacet['corners'], from: Standpoint): Point {
  const points = corners.map((corner) => seenAt(corner, from))
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)]
}

/** The line along the right of a ribbon where the surface has a corner. */
function cornerLine(
  stretch: Stretch,
  ribbon: number,
  run: readonly SeenFacet[],
  from: Standpoint,
): readonly Line[] {
  const { patch } = stretch
  if (ribbon === 0 && !patch.isTube) return []
  const before = (ribbon + patch.lines.length - 1) % patch.lines.length
  const neighbours = facetsOf(stretch, before)
  const sharp = run.filter((facet) => {
    const next = neighbours.find(({ row }) => row === facet.row)
    return next !== undefined && angleBetween(next.normal, facet.normal) > CORNER_DEG
  })
  return runsOf(sharp).map((part) => {
    const last = part.at(-1)
    const points = [...part.map(({ corners }) => corners[0]), ...(last ? [last.corners[1]] : [])]
    const path = polyline(points.map((point) => seenAt(point, from)))
    return { kind: 'line', role: 'shade', path, widthIn: 0.02 }
  })
}
