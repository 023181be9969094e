import { angleBetween, between, dot, lengthOf, type SpacePoint } from '../geometry/space.ts'
import type { Standpoint } from '../elevations/stack/ring.ts'
import { type Facet, facetAt, type Patch, ribbonCount, rowCount } from './patch.ts'
import { seenAt, viewerWay } from './sight.ts'

/** Where a surface bends more sharply than this, a drawing shows an edge. */
const CREASE_DEG = 24
/** Surfaces seen edge on belong to neither side. */
const NEARLY = 1e-6
const SAME_IN = 1e-6
/** What is seen no thicker than this has no outline of its own. */
const FLAT_IN = 0.03

/** A line of a surface that a drawing shows where it is in sight. */
export interface Edge {
  readonly line: readonly SpacePoint[]
  readonly role: 'outline' | 'edge'
}

/** Ribbon by ribbon, row by row. */
type Facets = readonly (readonly Facet[])[]

/** The lines of a patch at which it turns away from the viewer or has a corner, seen or hidden. */
export function patchEdges(patch: Patch, from: Standpoint): readonly Edge[] {
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

/** Edges that run with the lines of a patch. */
function edgesAlong(patch: Patch, facets: Facets, way: SpacePoint): readonly Edge[] {
  const ribbons = facets.length
  return patch.lines.flatMap((line, index) => {
    const isMember = patch.members?.has(index) === true
    if (index === 0 && !patch.isTube) return isMember ? rimEdges(line, facets[0], way) : []
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
  a: Facet | undefined,
  b: Facet | undefined,
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
function isGone({ isEmpty, corners: [a, b, c, d] }: Facet): boolean {
  return isEmpty || lengthOf(between(a, b)) < SAME_IN || lengthOf(between(c, d)) < SAME_IN
}

/** The last line of a patch that another one goes on from. */
function rimEdges(
  line: readonly SpacePoint[],
  before: readonly Facet[] | undefined,
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
