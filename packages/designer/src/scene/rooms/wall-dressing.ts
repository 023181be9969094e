import type { RoomLook } from './room-look.ts'
import type { Coat } from './face-writer.ts'
import type { RoomMesh } from './room-mesh.ts'
import type { Opening, Span, Wall } from './wall.ts'

type Outline = readonly (readonly [outIn: number, upIn: number])[]

/** Casings keep what runs along a wall this far from an opening, in inches. */
const BESIDE_IN = 4.3
const DADO_IN = 34
/** As deep as the upper floor is thick. */
const BAND_IN = 11

/** Skirting, cornice, and what else a wall of this room has on it. */
export function dressWall(mesh: RoomMesh, wall: Wall, look: RoomLook, ceilingIn: number): void {
  const { frame, up } = wall
  const lowIn = up[0]
  if (wall.part === 'end') return
  const isFooted = wall.part !== 'above' || lowIn > -1
  const spans = spansBeside(wall, [lowIn, lowIn + 7])
  if (isFooted) for (const span of spans) mesh.run(frame, skirting(lowIn, look), span, look.trim)
  if (up[1] === ceilingIn && look.dressing !== 'bricks') {
    mesh.run(frame, cornice(ceilingIn), [0, wall.lengthIn], look.ceiling)
  }
  if (wall.part === 'below') {
    mesh.box(frame, [-0.02, wall.lengthIn], [up[1] - BAND_IN, up[1] + 0.06], [0, 0.56], look.trim)
  }
  if (look.dressing === 'dado' && wall.part !== 'above') dado(mesh, wall, look.trim)
  if (look.dressing === 'panels') panelling(mesh, wall, look.trim)
}

function skirting(lowIn: number, { dressing }: RoomLook): Outline {
  if (dressing === 'bricks') return box(0, 0.6, lowIn, lowIn + 4)
  return raised(lowIn, [
    [0, 0],
    [0.75, 0],
    [0.75, 4.9],
    [0.6, 5.1],
    [0.6, 5.5],
    [0.3, 6.3],
    [0.25, 6.75],
    [0, 6.75],
  ])
}

function cornice(ceilingIn: number): Outline {
  return raised(ceilingIn, [
    [0, -6.5],
    [0.5, -6.5],
    [0.6, -5.4],
    [1.4, -4.6],
    [2.6, -3.4],
    [3.9, -2],
    [4.4, -1.2],
    [5, -1.1],
    [5, 0],
    [0, 0],
  ])
}

function dado(mesh: RoomMesh, wall: Wall, coat: Coat): void {
  const at = wall.up[0] + DADO_IN
  if (wall.up[1] - wall.up[0] < DADO_IN + 20) return
  for (const span of spansBeside(wall, [wall.up[0], at + 3])) {
    mesh.run(wall.frame, rail(at), span, coat)
    mesh.box(wall.frame, span, [wall.up[0], at], [0, 0.12], coat)
    frames(mesh, wall, span, [wall.up[0] + 10.5, at - 4], 26, coat, 0.12)
  }
}

function panelling(mesh: RoomMesh, wall: Wall, coat: Coat): void {
  const { part } = wall
  const [low, high] = wall.up
  const at = low + DADO_IN
  for (const span of spansBeside(wall, [low, Math.min(high, low + 84)])) {
    if (high - low > DADO_IN + 20) mesh.run(wall.frame, rail(at), span, coat)
    frames(mesh, wall, span, [low + 10.5, at - 3.5], 30, coat, 0)
    const tops = high - at > 150 ? [at + 62, high - 14] : [high - (part === 'below' ? 18 : 14)]
    let from = at + 6
    for (const to of tops) {
      if (to - from > 20) frames(mesh, wall, span, [from, to], 30, coat, 0)
      from = to + 7
    }
  }
}

function rail(at: number): Outline {
  return raised(at, [
    [0, 0],
    [0.4, 0.1],
    [0.5, 0.9],
    [1.1, 1.4],
    [1.25, 2],
    [1.1, 2.4],
    [0, 2.5],
  ])
}

/** Equal frames of moulding along a span of wall. */
function frames(
  mesh: RoomMesh,
  { frame }: Wall,
  [from, to]: Span,
  [low, high]: Span,
  wideIn: number,
  coat: Coat,
  out: number,
): void {
  const apart = 5
  const count = Math.floor((to - from - apart) / (wideIn + apart))
  if (count < 1) return
  const wide = (to - from - apart) / count - apart
  for (let at = 0; at < count; at += 1) {
    const left = from + apart + at * (wide + apart)
    moulded(mesh, frame, [left, left + wide], [low, high], coat, out)
  }
}

function moulded(
  mesh: RoomMesh,
  frame: Wall['frame'],
  [left, right]: Span,
  [low, high]: Span,
  coat: Coat,
  out: number,
): void {
  const across = (from: number): Outline =>
    MOULDING.toReversed().map(([at, up]) => [out + up, from + at])
  const standing = (from: number): Outline => MOULDING.map(([at, up]) => [from + at, out + up])
  const beyond = high - MOULDING_IN
  mesh.run(frame, across(low), [left, right], coat)
  mesh.run(frame, across(beyond), [left, right], coat)
  for (const from of [left, right - MOULDING_IN]) {
    mesh.post(frame, standing(from), [low + 0.4, high - 0.4], coat)
  }
}

const MOULDING_IN = 1.5
/** Across the moulding of a frame and out of the wall. */
const MOULDING: Outline = [
  [0, 0],
  [MOULDING_IN, 0],
  [1.2, 0.3],
  [0.8, 0.6],
  [0.35, 0.6],
]

/** The lengths of a wall that no opening interrupts at these heights. */
function spansBeside({ lengthIn, openings }: Wall, up: Span): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const opening of openings.toSorted((a, b) => a.along[0] - b.along[0])) {
    if (!reaches(opening, up)) continue
    spans.push([from, opening.along[0] - BESIDE_IN])
    from = opening.along[1] + BESIDE_IN
  }
  return [...spans, [from, lengthIn]]
}

function reaches({ up }: Opening, [low, high]: Span): boolean {
  return up[0] - 5 < high && up[1] > low
}

function raised(byIn: number, outline: Outline): Outline {
  return outline.map(([out, up]) => [out, up + byIn])
}

function box(near: number, far: number, low: number, high: number): Outline {
  return [
    [near, low],
    [far, low],
    [far, high],
    [near, high],
  ]
}
