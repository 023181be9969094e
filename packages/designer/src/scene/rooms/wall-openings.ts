import type { Coat } from './face-writer.ts'
import type { RoomMesh } from './room-mesh.ts'
import type { RoomLook } from './room-look.ts'
import type { Opening, Span, Wall } from './wall.ts'

const CASING_IN = 4.25
const REVEAL_IN = 5

/** The face of a wall, left out where doors and windows are. */
export function bareWall(
  mesh: RoomMesh,
  { frame, lengthIn, up, openings }: Wall,
  coat: Coat,
): void {
  let from = 0
  for (const { along, up: hole } of openings.toSorted((a, b) => a.along[0] - b.along[0])) {
    mesh.face(frame, [from, along[0]], up, 0, coat)
    if (hole[0] > up[0]) mesh.face(frame, along, [up[0], hole[0]], 0, coat)
    mesh.face(frame, along, [hole[1], up[1]], 0, coat)
    from = along[1]
  }
  mesh.face(frame, [from, lengthIn], up, 0, coat)
}

/** Casing, reveals, and what is in the opening. */
export function fillOpening(mesh: RoomMesh, wall: Wall, opening: Opening, look: RoomLook): void {
  const { frame } = wall
  const { along, up } = opening
  const [from, to] = along
  const [low, high] = up
  const reveal: Span = [-REVEAL_IN, 0.01]
  mesh.box(frame, [from - 0.75, from], up, reveal, look.trim)
  mesh.box(frame, [to, to + 0.75], up, reveal, look.trim)
  mesh.box(frame, along, [high, high + 0.75], reveal, look.trim)
  casing(mesh, wall, opening, look.trim)
  if (opening.kind === 'door') {
    door(mesh, wall, opening, look.door)
    return
  }
  mesh.box(
    frame,
    [from - CASING_IN - 1, to + CASING_IN + 1],
    [low - 1.1, low],
    [-REVEAL_IN, 2],
    look.trim,
  )
  mesh.box(frame, [from - CASING_IN, to + CASING_IN], [low - 4.2, low - 1.1], [0, 0.75], look.trim)
  panes(mesh, wall, opening, look)
}

function casing(
  mesh: RoomMesh,
  { frame }: Wall,
  { along: [from, to], up }: Opening,
  coat: Coat,
): void {
  const [low, high] = up
  const bands: readonly (readonly [number, number, number])[] = [
    [0.25, CASING_IN, 0.7],
    [CASING_IN - 1.1, CASING_IN, 1.15],
  ]
  for (const [near, far, out] of bands) {
    mesh.box(frame, [from - far, from - near], [low, high + far], [0, out], coat)
    mesh.box(frame, [to + near, to + far], [low, high + far], [0, out], coat)
    mesh.box(frame, [from - near, to + near], [high + near, high + far], [0, out], coat)
  }
}

function panes(
  mesh: RoomMesh,
  { frame }: Wall,
  { along, up }: Opening,
  { trim: coat, sky }: RoomLook,
): void {
  const [from, to] = along
  const [low, high] = up
  mesh.face(frame, along, up, -REVEAL_IN + 0.4, { surface: 'glow', colour: sky })
  const sash: Span = [-REVEAL_IN + 0.4, -REVEAL_IN + 2]
  const bar: Span = [-REVEAL_IN + 0.4, -REVEAL_IN + 1.4]
  for (const edge of [from, to - 2]) mesh.box(frame, [edge, edge + 2], up, sash, coat)
  const middle = (low + high) / 2
  for (const edge of [low, middle - 1, high - 2]) {
    mesh.box(frame, along, [edge, edge + 2], sash, coat)
  }
  const across = Math.max(2, Math.round((to - from) / 15))
  for (let at = 1; at < across; at += 1) {
    const x = from + ((to - from) * at) / across
    mesh.box(frame, [x - 0.4, x + 0.4], up, bar, coat)
  }
  for (const share of [0.25, 0.75]) {
    const y = low + (high - low) * share
    mesh.box(frame, along, [y - 0.4, y + 0.4], bar, coat)
  }
}

/** A leaf with four sunk panels. */
function door(mesh: RoomMesh, { frame }: Wall, { along, up }: Opening, coat: Coat): void {
  const [from, to] = along
  const [low, high] = up
  const leaf: Span = [-2.4, -1.4]
  mesh.face(frame, along, up, leaf[0], coat)
  const middle = (from + to) / 2
  const stile = 4.5
  for (const [a, b] of [
    [from, from + stile],
    [middle - stile / 2, middle + stile / 2],
    [to - stile, to],
  ] as const) {
    mesh.box(frame, [a, b], up, leaf, coat)
  }
  for (const [a, b] of [
    [low, low + 9],
    [low + 34, low + 39],
    [high - 5, high],
  ] as const) {
    mesh.box(frame, along, [a, b], [leaf[0], leaf[1] - 0.01], coat)
  }
  const knob: Coat = { surface: 'metal', colour: '#8d7a55' }
  mesh.box(frame, [from + 1.6, from + 3.2], [low + 34.5, low + 38], [leaf[1], leaf[1] + 0.25], knob)
  mesh.box(frame, [from + 1.9, from + 2.9], [low + 36, low + 37], [leaf[1], leaf[1] + 2], knob)
}
