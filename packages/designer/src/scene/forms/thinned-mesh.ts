import { between, cross, dot, lengthOf, type SpacePoint, unit } from '@millrun/parts/geometry/space'
import type { Mesh } from '@millrun/parts/solids/mesh/mesh'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { type Edge, type EdgeQueue, edgeQueue } from './edge-queue.ts'

/** Points nearer than this, in inches, are one. */
const WELD_IN = 1e-4
/** Faces that turn farther than this as a corner goes would fold over, as the cosine of their turn. */
const LEAST_TURN = 0.2
/** Coarse faces meet at more than fine ones and still follow a curve. */
const EDGE_DEG = 48

/**
 * The same skin with as few triangles as asked for: corners that tell least of its form are drawn into a neighbour
 * (quadric errors after Garland and Heckbert, 1997). What is left of the corners stays where it was.
 */
export function thinnedMesh(mesh: Mesh, triangles: number): Mesh {
  if (mesh.triangles.length / 3 <= triangles) return mesh
  const skin = skinOf(mesh)
  const queue = edgeQueue()
  for (let at = 0; at < skin.count; at += 1) offer(skin, queue, at)
  for (let edge = queue.take(); edge !== undefined; edge = queue.take()) {
    if (skin.left <= triangles) break
    if (!isCurrent(skin, edge) || folds(skin, edge)) continue
    collapse(skin, edge)
    offer(skin, queue, edge.to)
  }
  return meshOf(facetsOf(skin), EDGE_DEG)
}

interface Skin {
  readonly places: readonly SpacePoint[]
  readonly count: number
  /** Three corners of each triangle; -1 where it is gone. */
  readonly corners: Int32Array
  /** The triangles at each corner, some of them gone. */
  readonly around: readonly number[][]
  /** Ten numbers of each corner: how far places are from its faces. */
  readonly quadrics: Float64Array
  /** How often each corner has changed. */
  readonly changes: Int32Array
  left: number
}

function skinOf({ positions, triangles }: Mesh): Skin {
  const known = new Map<string, number>()
  const places: SpacePoint[] = []
  const numbers = Array.from({ length: positions.length / 3 }, (_, at) => {
    const place: SpacePoint = [
      positions[3 * at] ?? 0,
      positions[3 * at + 1] ?? 0,
      positions[3 * at + 2] ?? 0,
    ]
    const key = place.map((value) => Math.round(value / WELD_IN)).join()
    const number = known.get(key) ?? places.push(place) - 1
    known.set(key, number)
    return number
  })
  const corners = Int32Array.from(triangles, (corner) => numbers[corner] ?? 0)
  const count = places.length
  const skin: Skin = {
    places,
    count,
    corners,
    around: Array.from({ length: count }, () => []),
    quadrics: new Float64Array(10 * count),
    changes: new Int32Array(count),
    left: corners.length / 3,
  }
  for (let at = 0; at < corners.length / 3; at += 1) join(skin, at)
  return skin
}

/** Tells the corners of a triangle that it is theirs. */
function join({ corners, around, quadrics, places }: Skin, at: number): void {
  const [a, b, c] = cornersOf(corners, at)
  const normal = facing(places, a, b, c)
  const twice = lengthOf(normal)
  for (const corner of [a, b, c]) around[corner]?.push(at)
  if (twice === 0) return
  const [x, y, z] = unit(normal)
  const [px, py, pz] = places[a] ?? ZERO
  const plane = [x, y, z, -(x * px + y * py + z * pz)]
  for (const corner of [a, b, c]) {
    let into = 10 * corner
    for (let row = 0; row < 4; row += 1) {
      for (let column = row; column < 4; column += 1) {
        const share = (plane[row] ?? 0) * (plane[column] ?? 0) * twice
        quadrics[into] = (quadrics[into] ?? 0) + share
        into += 1
      }
    }
  }
}

/** Offers every way to draw this corner into a neighbour, or a neighbour into it. */
function offer(skin: Skin, queue: EdgeQueue, corner: number): void {
  const beside = new Set<number>()
  for (const at of skin.around[corner] ?? []) {
    if ((skin.corners[3 * at] ?? -1) < 0) continue
    for (const other of cornersOf(skin.corners, at)) if (other !== corner) beside.add(other)
  }
  for (const other of beside) {
    queue.add(edgeOf(skin, corner, other))
    queue.add(edgeOf(skin, other, corner))
  }
}

function edgeOf(skin: Skin, from: number, to: number): Edge {
  const place = skin.places[to] ?? ZERO
  const far = lengthOf(between(skin.places[from] ?? ZERO, place))
  const cost = errorAt(skin.quadrics, from, place) + errorAt(skin.quadrics, to, place) + 1e-7 * far
  return { from, to, cost, changes: (skin.changes[from] ?? 0) + (skin.changes[to] ?? 0) }
}

function errorAt(q: Float64Array, corner: number, [x, y, z]: SpacePoint): number {
  const at = (index: number) => q[10 * corner + index] ?? 0
  return (
    at(0) * x * x +
    at(4) * y * y +
    at(7) * z * z +
    at(9) +
    2 * (at(1) * x * y + at(2) * x * z + at(3) * x + at(5) * y * z + at(6) * y + at(8) * z)
  )
}

/** Whether neither end has changed since the edge was offered. */
function isCurrent({ changes }: Skin, edge: Edge): boolean {
  const [from, to] = [changes[edge.from] ?? -1, changes[edge.to] ?? -1]
  return from >= 0 && to >= 0 && from + to === edge.changes
}

/** Whether a face would turn over, or two faces come to lie in one place. */
function folds({ around, corners, places }: Skin, { from, to }: Edge): boolean {
  let shared = 0
  for (const at of around[from] ?? []) {
    const [a, b, c] = cornersOf(corners, at)
    if (a < 0) continue
    if (a === to || b === to || c === to) {
      shared += 1
      continue
    }
    const old = facing(places, a, b, c)
    const moved = (corner: number) => (corner === from ? to : corner)
    const next = facing(places, moved(a), moved(b), moved(c))
    if (dot(old, next) < LEAST_TURN * lengthOf(old) * lengthOf(next)) return true
  }
  return shared > 2
}

function collapse(skin: Skin, { from, to }: Edge): void {
  const { around, corners, quadrics, changes } = skin
  for (const at of around[from] ?? []) {
    const three = cornersOf(corners, at)
    if (three[0] < 0) continue
    if (three.includes(to)) {
      corners[3 * at] = -1
      skin.left -= 1
      continue
    }
    corners[3 * at + three.indexOf(from)] = to
    around[to]?.push(at)
  }
  for (let index = 0; index < 10; index += 1) {
    quadrics[10 * to + index] =
      (quadrics[10 * to + index] ?? 0) + (quadrics[10 * from + index] ?? 0)
  }
  changes[from] = -1
  changes[to] = (changes[to] ?? 0) + 1
}

function facetsOf({ places, corners }: Skin): Parameters<typeof meshOf>[0] {
  const triangles = Array.from({ length: corners.length / 3 }, (_, at) => cornersOf(corners, at))
  return { points: places, triangles: triangles.filter(([a]) => a >= 0) }
}

const ZERO: SpacePoint = [0, 0, 0]

function cornersOf(corners: Int32Array, at: number): readonly [number, number, number] {
  return [corners[3 * at] ?? -1, corners[3 * at + 1] ?? -1, corners[3 * at + 2] ?? -1]
}

/** At right angles to a triangle, twice its area long. */
function facing(places: readonly SpacePoint[], a: number, b: number, c: number): SpacePoint {
  const [p, q, r] = [places[a] ?? ZERO, places[b] ?? ZERO, places[c] ?? ZERO]
  return cross(between(p, q), between(p, r))
}
