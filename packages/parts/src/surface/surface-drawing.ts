import { type Point, polygon, polyline } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/simplified-line.ts'
import { angleBetween, between, dot, lengthOf, type SpacePoint } from '../geometry/space.ts'
import type { Face, Line, Piece } from '../elevations/piece.ts'
import { evenShading } from '../elevations/piece.ts'
import { convexHull } from '../elevations/stack/convex-hull.ts'
import type { Standpoint } from '../elevations/stack/ring.ts'
import { type DepthMap, depthMap } from './depth-map.ts'
import { type Body, type EndFace, facetAt, type Patch, ribbonCount, rowCount } from './patch.ts'
import { seenParts } from './seen-parts.ts'
import { seenAt, viewerWay } from './sight.ts'
import { stretchesOf } from './stretches.ts'

/** Where a surface bends more sharply than this, a drawing shows an edge. */
const CREASE_DEG = 24
/** The body under the lines is laid in pieces that bend no more than this. */
const BODY_BEND_DEG = 10
const TOLERANCE_IN = 0.002
const FEW_RIBBONS = 6
const EDGE_ON = 0.02

/** A body as a draughtsman sees it from a standpoint: outlines and edges, what is hidden left out. */
export function surfaceDrawing(body: Body, from: Standpoint): readonly Piece[] {
  const map = depthMap(body, from)
  const edges = body.patches.flatMap((patch) => patchEdges(patch, from))
  const ends = body.ends.flatMap((end) => endEdges(end, from))
  const seams = body.seams.map((line): Edge => ({ line, role: 'edge' }))
  return [
    ...body.patches.flatMap((patch) => bodyFaces(patch, from)),
    ...body.ends
      .filter(({ normal }) => dot(normal, viewerWay(from)) > EDGE_ON)
      .map(({ corners }) => bareFace(corners.map((corner) => seenAt(corner, from)))),
    ...[...seams, ...edges, ...ends].flatMap((edge) => drawnEdge(edge, from, map)),
  ]
}

interface Edge {
  readonly line: readonly SpacePoint[]
  readonly role: 'outline' | 'edge'
}

function drawnEdge({ line, role }: Edge, from: Standpoint, map: DepthMap): readonly Line[] {
  return seenParts(line, map).map((part) => {
    const path = polyline(
      simplifiedLine(
        part.map((place) => seenAt(place, from)),
        TOLERANCE_IN,
      ),
    )
    return { kind: 'line', role, path, widthIn: 0.02 }
  })
}

/** The paper of a patch: whole where it is convex, else stretch by stretch, of few ribbons one by one. */
function bodyFaces(patch: Patch, from: Standpoint): readonly Face[] {
  if (patch.isConvex) return [bareHull(patch.lines.flat(), from)]
  return stretchesOf(patch, BODY_BEND_DEG).flatMap(({ fromRow, toRow }) => {
    const lines = patch.lines.map((line) => line.slice(fromRow, toRow + 1))
    if (lines.length > FEW_RIBBONS) return [bareHull(lines.flat(), from)]
    return lines.map((line, index) =>
      bareHull([...line, ...(lines[(index + 1) % lines.length] ?? [])], from),
    )
  })
}

function bareHull(places: readonly SpacePoint[], from: Standpoint): Face {
  const hull = convexHull(places.map((place): Point => seenAt(place, from)))
  return bareFace(hull)
}

function bareFace(corners: readonly Point[]): Face {
  return { kind: 'face', outline: polygon(corners), shading: evenShading(0.5), isBare: true }
}

/** The lines of a patch at which it turns away from the viewer or has a corner. */
function patchEdges(patch: Patch, from: Standpoint): readonly Edge[] {
  if (isSeenEdgeOn(patch, from)) return []
  const facets = Array.from({ length: ribbonCount(patch) }, (_, ribbon) =>
    Array.from({ length: rowCount(patch) }, (__, row) => facetAt(patch, ribbon, row)),
  )
  const way = viewerWay(from)
  return [...edgesAlong(patch, facets, way), ...edgesAcross(patch, facets, way)]
}

/** The holes of screws and what else lies flat on a face seen edge on. */
function isSeenEdgeOn({ lines }: Patch, from: Standpoint): boolean {
  const places = lines.flat().map((place) => seenAt(place, from))
  return ([0, 1] as const).some((axis) => {
    const values = places.map((place) => place[axis])
    return Math.max(...values) - Math.min(...values) < FLAT_IN
  })
}

type Facets = readonly (readonly Facing[])[]

/** Edges that run with the lines of a patch. */
function edgesAlong(patch: Patch, facets: Facets, way: SpacePoint): readonly Edge[] {
  const ribbons = facets.length
  return patch.lines.flatMap((line, index) => {
    if (index === 0 && !patch.isTube) return []
    const isMember = patch.members?.has(index) === true
    if (index === ribbons && isMember) return rimEdges(line, facets[index - 1], way)
    const [before, after] = [facets[(index + ribbons - 1) % ribbons], facets[index]]
    return runs(rowCount(patch), (row) =>
      roleBetween(before?.[row], after?.[row], way, isMember),
    ).map(({ role, first, last }): Edge => ({ role, line: line.slice(first, last + 2) }))
  })
}

/** Edges from line to line; where the lines come back to their start, one may stand there, too. */
function edgesAcross(patch: Patch, facets: Facets, way: SpacePoint): readonly Edge[] {
  const rows = rowCount(patch)
  const first = isClosed(patch) ? 0 : 1
  return Array.from({ length: rows - first }, (_, index) => first + index).flatMap((row) =>
    runs(facets.length, (ribbon) =>
      roleBetween(facets[ribbon]?.at(row - 1), facets[ribbon]?.[row], way),
    ).map(({ role, ...run }): Edge => {
      return { role, line: rowBetween(patch, row, run.first, run.last + 1) }
    }),
  )
}

function isClosed({ lines }: Patch): boolean {
  return lines.every((line) => {
    const [first, last] = [line[0], line.at(-1)]
    return first !== undefined && last !== undefined && lengthOf(between(first, last)) < SAME_IN
  })
}

/** What stands between two facets: an outline where only one faces the viewer, an edge at a corner. */
function roleBetween(
  a: Facing | undefined,
  b: Facing | undefined,
  way: SpacePoint,
  isMember = false,
): Edge['role'] | undefined {
  if (!a || !b || isGone(a) || isGone(b)) return undefined
  const [facesA, facesB] = [dot(a.normal, way) > NEARLY, dot(b.normal, way) > NEARLY]
  if (facesA !== facesB) return 'outline'
  const isEdge = isMember || angleBetween(a.normal, b.normal) > CREASE_DEG
  return facesA && isEdge ? 'edge' : undefined
}

/** A facet without area, or whose line is drawn together because another part of the body is there. */
function isGone({ isEmpty, corners: [a, b, c, d] }: Facing): boolean {
  return isEmpty || lengthOf(between(a, b)) < SAME_IN || lengthOf(between(c, d)) < SAME_IN
}

/** The last line of a patch that another one goes on from. */
function rimEdges(
  line: readonly SpacePoint[],
  before: readonly Facing[] | undefined,
  way: SpacePoint,
): readonly Edge[] {
  const facesViewer = (row: number) => {
    const facet = before?.[row]
    return facet !== undefined && !facet.isEmpty && dot(facet.normal, way) > -NEARLY
  }
  return runs(line.length - 1, (row) => (facesViewer(row) ? 'edge' : undefined)).map(
    ({ role, first, last }) => ({ role, line: line.slice(first, last + 2) }),
  )
}

type Facing = ReturnType<typeof facetAt>

/** Surfaces seen edge on belong to neither side. */
const NEARLY = 1e-6
const SAME_IN = 1e-6
/** What is seen no thicker than this has no outline of its own. */
const FLAT_IN = 0.03

interface Run {
  readonly role: Edge['role']
  readonly first: number
  readonly last: number
}

/** Neighbouring places that play one role. */
function runs(count: number, roleAt: (index: number) => Edge['role'] | undefined): readonly Run[] {
  const found: Run[] = []
  for (let index = 0; index < count; index += 1) {
    const role = roleAt(index)
    const before = found.at(-1)
    if (role === undefined) continue
    if (before?.last === index - 1 && before.role === role) found.pop()
    const goesOn = before?.last === index - 1 && before.role === role
    found.push({ role, first: goesOn ? before.first : index, last: index })
  }
  return found
}

function rowBetween(patch: Patch, row: number, first: number, last: number): readonly SpacePoint[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((line) => {
    const place = patch.lines[line % patch.lines.length]?.[row]
    return place === undefined ? [] : [place]
  })
}

/** The outline of a sawn end: once round, or one line where it is seen edge on. */
function endEdges({ corners, normal }: EndFace, from: Standpoint): readonly Edge[] {
  const facing = dot(normal, viewerWay(from))
  if (Math.abs(facing) > EDGE_ON)
    return [{ role: 'outline', line: [...corners, ...corners.slice(0, 1)] }]
  const sorted = corners.toSorted((a, b) => askew(seenAt(a, from)) - askew(seenAt(b, from)))
  const [low, high] = [sorted[0], sorted.at(-1)]
  return low && high ? [{ role: 'outline', line: [low, high] }] : []
}

/** Tells the two ends of a line apart, whichever way it runs. */
function askew([x, y]: Point): number {
  return x * 0.37 + y
}
