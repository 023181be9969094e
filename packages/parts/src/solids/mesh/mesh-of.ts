import { type SpacePoint, between, cross, dot, unit } from '../../geometry/space.ts'
import type { Facets, Triangle } from './facets.ts'
import type { Mesh } from './mesh.ts'

/** Where faces meet at more than this, one sees an edge. */
const EDGE_DEG = 28
/** Points nearer than this, in inches, are one. */
const WELD_IN = 1e-5

/** The mesh of a skin: smooth where its faces meet at less than `edgeDeg`, sharp elsewhere. */
export function meshOf(facets: Facets, edgeDeg = EDGE_DEG): Mesh {
  const { points, triangles } = welded(facets)
  const faces = triangles.map((triangle) => facing(points, triangle))
  const ways = faces.map(unit)
  const around = trianglesAround(points.length, triangles)
  const least = Math.cos((edgeDeg * Math.PI) / 180)
  const corners: Corners = { positions: [], normals: [], triangles: [], known: new Map() }
  for (const [index, triangle] of triangles.entries()) {
    const way = ways[index] ?? UP
    for (const corner of triangle) {
      const beside = (around[corner] ?? []).filter((other) => dot(way, ways[other] ?? UP) >= least)
      addCorner(corners, corner, points[corner] ?? UP, unit(sum(faces, beside)))
    }
  }
  return {
    positions: new Float32Array(corners.positions),
    normals: new Float32Array(corners.normals),
    triangles: new Uint32Array(corners.triangles),
  }
}

const UP: SpacePoint = [0, 1, 0]

interface Corners {
  readonly positions: number[]
  readonly normals: number[]
  readonly triangles: number[]
  /** The corners at each point so far. */
  readonly known: Map<number, number[]>
}

/** Adds a corner; one at the same point that faces the same way is taken again. */
function addCorner(corners: Corners, point: number, place: SpacePoint, normal: SpacePoint): void {
  const known = corners.known.get(point)
  const same = known?.find((corner) => isFacing(corners, corner, normal))
  const corner = same ?? corners.positions.length / 3
  if (same === undefined) {
    corners.positions.push(place[0], place[1], place[2])
    corners.normals.push(normal[0], normal[1], normal[2])
    if (known === undefined) corners.known.set(point, [corner])
    else known.push(corner)
  }
  corners.triangles.push(corner)
}

function isFacing({ normals }: Corners, corner: number, [x, y, z]: SpacePoint): boolean {
  const at = (axis: number) => normals[3 * corner + axis] ?? 0
  return at(0) * x + at(1) * y + at(2) * z > 0.9999
}

/** The same skin with no point twice, and without the triangles that thereby have no area. */
function welded(facets: Facets): Facets {
  const points: SpacePoint[] = []
  const known = new Map<string, number>()
  const numbers = facets.points.map((point) => {
    const key = point.map((value) => Math.round(value / WELD_IN)).join()
    const number = known.get(key) ?? points.length
    if (number === points.length) points.push(point)
    known.set(key, number)
    return number
  })
  const triangles = facets.triangles
    .map(([a, b, c]): Triangle => [numbers[a] ?? 0, numbers[b] ?? 0, numbers[c] ?? 0])
    .filter(([a, b, c]) => a !== b && b !== c && c !== a)
  return { points, triangles }
}

/** At right angles to the triangle, twice its area long. */
function facing(points: readonly SpacePoint[], [a, b, c]: Triangle): SpacePoint {
  const [p, q, r] = [points[a] ?? UP, points[b] ?? UP, points[c] ?? UP]
  return cross(between(p, q), between(p, r))
}

function trianglesAround(count: number, triangles: readonly Triangle[]): readonly number[][] {
  const around = Array.from({ length: count }, (): number[] => [])
  for (const [index, triangle] of triangles.entries()) {
    for (const corner of triangle) around[corner]?.push(index)
  }
  return around
}

/** The sum of those ways that are named. */
function sum(ways: readonly SpacePoint[], named: readonly number[]): SpacePoint {
  let [x, y, z] = [0, 0, 0]
  for (const at of named) {
    const way = ways[at] ?? UP
    x += way[0]
    y += way[1]
    z += way[2]
  }
  return x === 0 && y === 0 && z === 0 ? UP : [x, y, z]
}
