import {
  angleBetween,
  between,
  cross,
  dot,
  lengthOf,
  partWay,
  type SpacePoint,
  unit,
} from '../geometry/space.ts'
import type { SeenSkin } from './seen-skin.ts'
import type { SeenPlace } from './standpoint.ts'
import { weldedCorners } from './welded-corners.ts'

/** Where they meet at more than this, a drawing shows an edge. */
const CREASE_DEG = 24
/** Narrower triangles are slivers. */
const SLIVER_IN = 2e-3
/** What is seen edge on counts as turned away. */
const EDGE_ON = 2e-3

/** A straight piece of a line of the skin; where pieces meet, their ends have the same name. */
export interface SkinLine {
  readonly role: 'outline' | 'edge'
  /** The number of the solid that it is on. */
  readonly owner: number
  readonly ends: readonly [number, number]
  readonly places: readonly [SeenPlace, SeenPlace]
}

/** The lines of a skin at which it turns away from the viewer or has an edge, in sight or hidden. */
export function skinLines(skin: SeenSkin): readonly SkinLine[] {
  const nodes = weldedCorners(skin.places)
  const sides = sidesByEdge(nodes)
  return [
    ...[...sides].flatMap(([edge, both]) => linesAt(skin, edge, apart(skin.places, both))),
    ...turningLines(skin, nodes, sides),
  ]
}

/** A triangle at an edge, and which of its corners lie at the edge's lower and higher end. */
interface Side {
  readonly corners: readonly [low: number, high: number]
  /** The first corner of the triangle. */
  readonly first: number
}

type Sides = ReadonlyMap<number, readonly Side[]>

const MOST_NODES = 2 ** 24

function edgeName(a: number, b: number): number {
  return Math.min(a, b) * MOST_NODES + Math.max(a, b)
}

function sidesByEdge(nodes: Int32Array): Sides {
  const sides = new Map<number, Side[]>()
  for (let first = 0; first < nodes.length; first += 3) {
    for (const step of [0, 1, 2]) {
      const [from, to] = [first + step, first + ((step + 1) % 3)]
      const [a, b] = [nodes[from] ?? 0, nodes[to] ?? 0]
      if (a === b) continue
      const side: Side = { corners: a < b ? [from, to] : [to, from], first }
      const name = edgeName(a, b)
      const others = sides.get(name)
      if (others === undefined) sides.set(name, [side])
      else others.push(side)
    }
  }
  return sides
}

/** Which way the triangle of a side faces, twice its area long. */
function outward(places: Float64Array, { first }: Side): SpacePoint {
  const a = triple(places, first)
  return cross(between(a, triple(places, first + 1)), between(a, triple(places, first + 2)))
}

/** Whether a triangle is so narrow that there is no telling which way it faces. */
function isSliver(places: Float64Array, side: Side): boolean {
  const sides = [0, 1, 2].map((step) =>
    between(triple(places, side.first + step), triple(places, side.first + ((step + 1) % 3))),
  )
  return lengthOf(outward(places, side)) < SLIVER_IN * Math.max(...sides.map(lengthOf))
}

/** The sides without faces that lie against each other: there two pieces are glued up to one. */
function apart(places: Float64Array, sides: readonly Side[]): readonly Side[] {
  if (sides.length < 3) return sides
  const ways = sides.map((side) => unit(outward(places, side)))
  return sides.filter((_, index) => !ways.some((way) => dot(way, ways[index] ?? way) < -0.999))
}

/** What is drawn along an edge: nothing where both of its faces are turned away, or where the skin goes on smoothly. */
function linesAt(skin: SeenSkin, edge: number, sides: readonly Side[]): readonly SkinLine[] {
  const [one, other] = sides
  if (one === undefined) return []
  const turns = [one, other].map((side) => (side ? turnsTowards(skin, side) : AWAY))
  if (turns.every(([a, b]) => a <= 0 && b <= 0)) return []
  const isCrease = other === undefined || isBent(skin, one, other)
  const [low, high] = [triple(skin.places, one.corners[0]), triple(skin.places, one.corners[1])]
  const cuts = turns.flatMap(([a, b]) => (a > 0 === b > 0 ? [] : [a / (a - b)]))
  const shares = [0, ...cuts.toSorted((a, b) => a - b), 1]
  return shares.slice(1).flatMap((to, index): readonly SkinLine[] => {
    const from = shares[index] ?? 0
    const role = roleAt(turns, (from + to) / 2, isCrease)
    if (role === undefined || to - from < 1e-6) return []
    return [
      {
        role,
        owner: skin.owners[Math.floor(one.corners[0] / 3)] ?? 0,
        ends: [nameAt(edge, from), nameAt(edge, to)],
        places: [partWay(low, high, from), partWay(low, high, to)],
      },
    ]
  })
}

/** The name of a place on an edge: of the node at its end, else of the edge. */
function nameAt(edge: number, share: number): number {
  if (share === 0) return Math.floor(edge / MOST_NODES)
  return share === 1 ? edge % MOST_NODES : -edge - 1
}

type Turns = readonly [atLow: number, atHigh: number]
const AWAY: Turns = [-1, -1]

/** How far a side faces the viewer at both ends of its edge. */
function turnsTowards({ normals }: SeenSkin, { corners }: Side): Turns {
  return [towards(normals, corners[0]), towards(normals, corners[1])]
}

function towards(normals: Float32Array, corner: number): number {
  return (normals[3 * corner + 2] ?? 0) - EDGE_ON
}

function roleAt(
  turns: readonly Turns[],
  share: number,
  isCrease: boolean,
): SkinLine['role'] | undefined {
  const facing = turns.filter(([a, b]) => a + (b - a) * share > 0).length
  if (facing === 1) return 'outline'
  return facing === 2 && isCrease ? 'edge' : undefined
}

/** Whether one sees an edge where two triangles meet, if only at one end. */
function isBent(skin: SeenSkin, one: Side, other: Side): boolean {
  const bendDeg = Math.max(bendAt(skin, one, other, 0), bendAt(skin, one, other, 1))
  return bendDeg > CREASE_DEG && !isSliver(skin.places, one) && !isSliver(skin.places, other)
}

function bendAt({ normals }: SeenSkin, one: Side, other: Side, end: 0 | 1): number {
  return angleBetween(triple(normals, one.corners[end]), triple(normals, other.corners[end]))
}

/** Where, within triangles of a smooth skin, it turns away from the viewer. */
function turningLines(skin: SeenSkin, nodes: Int32Array, sides: Sides): readonly SkinLine[] {
  const lines: SkinLine[] = []
  for (let first = 0; first < nodes.length; first += 3) {
    const crossings = [0, 1, 2].flatMap((step) => crossing(skin, nodes, first, step))
    const [from, to] = crossings
    if (from === undefined || to === undefined) continue
    const isGlued = (name: number) => apart(skin.places, sides.get(-name - 1) ?? []).length === 0
    if (isGlued(from.name) && isGlued(to.name)) continue
    lines.push({
      role: 'outline',
      owner: skin.owners[first / 3] ?? 0,
      ends: [from.name, to.name],
      places: [from.place, to.place],
    })
  }
  return lines
}

function crossing(skin: SeenSkin, nodes: Int32Array, first: number, step: number) {
  const [a, b] = [first + step, first + ((step + 1) % 3)]
  const [atA, atB] = [towards(skin.normals, a), towards(skin.normals, b)]
  if (atA > 0 === atB > 0) return []
  const place = partWay(triple(skin.places, a), triple(skin.places, b), atA / (atA - atB))
  return [{ name: -edgeName(nodes[a] ?? 0, nodes[b] ?? 0) - 1, place }]
}

function triple(values: Float32Array | Float64Array, corner: number): SpacePoint {
  return [values[3 * corner] ?? 0, values[3 * corner + 1] ?? 0, values[3 * corner + 2] ?? 0]
}
