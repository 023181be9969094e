import type { Stair } from '../../model/stair.ts'
import type { Coat } from './face-writer.ts'
import type { House } from './house.ts'
import type { RoomLook } from './room-look.ts'
import type { RoomMesh } from './room-mesh.ts'
import type { Span, Wall } from './wall.ts'

const RUG_LONG_IN = 86
/** From the first riser to the rug. */
const RUG_BEFORE_IN = 20
/** From the side of the stair to the rug. */
const RUG_ASIDE_IN = 3

/** What makes a room lived in: a rug before the stair, and pictures beside the door below its head. */
export function furnishingsInto(
  mesh: RoomMesh,
  stair: Stair,
  { walls, floorIn }: House,
  look: RoomLook,
): void {
  rug(mesh, stair, floorIn, look)
  if (look.dressing === 'panels') return
  for (const wall of walls) if (wall.part === 'below') pictures(mesh, wall)
}

function rug(mesh: RoomMesh, { flights }: Stair, floorIn: number, look: RoomLook): void {
  const [flight] = flights
  if (flight === undefined) return
  for (const [at, colour] of look.rug.entries()) {
    const inset = [0, 4.5, 5.5][at] ?? 0
    const half = flight.widthIn / 2 - RUG_ASIDE_IN - inset
    const top = floorIn + 0.34 + 0.03 * at
    const [from, to] = [-RUG_BEFORE_IN - RUG_LONG_IN + inset, -RUG_BEFORE_IN - inset]
    mesh.block(
      {
        frame: flight.frame,
        outline: [
          [from, floorIn],
          [to, floorIn],
          [to, top],
          [from, top],
        ],
        fromRightIn: -half,
        toRightIn: half,
      },
      { surface: 'cloth', colour },
    )
  }
}

const FRAME: Coat = { surface: 'metal', colour: '#2a2520' }
const MAT: Coat = { surface: 'paint', colour: '#f3efe6' }
/** Two prints, as bands of colour from below. */
const PRINTS: readonly (readonly (readonly [share: number, colour: Coat['colour']])[])[] = [
  [
    [0.3, '#7d7a5e'],
    [0.46, '#b9a878'],
    [1, '#cfd6d4'],
  ],
  [
    [0.22, '#42525c'],
    [0.5, '#8a9a9c'],
    [0.62, '#d8b48a'],
    [1, '#e6dccb'],
  ],
]
const WIDE_IN = 15
const HIGH_IN = 19
const MIDDLES_IN = [52, 75]

/** Between the stair and the door, one over the other. */
function pictures(mesh: RoomMesh, { frame, up, openings }: Wall): void {
  const [door] = openings
  if (door === undefined) return
  const doorIn = (door.along[0] + door.along[1]) / 2
  const isBefore = doorIn < 100
  const middle = doorIn + (isBefore ? -1 : 1) * 38
  for (const [at, print] of PRINTS.entries()) {
    picture(mesh, frame, middle, up[0] + (MIDDLES_IN[at] ?? 52), print)
  }
}

function picture(
  mesh: RoomMesh,
  frame: Wall['frame'],
  alongIn: number,
  upIn: number,
  print: (typeof PRINTS)[number],
): void {
  const around = (halfAlong: number, halfUp: number): readonly [Span, Span] => [
    [alongIn - halfAlong, alongIn + halfAlong],
    [upIn - halfUp, upIn + halfUp],
  ]
  const [half, high] = [WIDE_IN / 2, HIGH_IN / 2]
  const [sides, heights] = around(half, high)
  mesh.box(frame, sides, heights, [0, 0.9], FRAME)
  const [matSides, matHeights] = around(half - 0.7, high - 0.7)
  mesh.face(frame, matSides, matHeights, 0.93, MAT)
  const [inner, [low, top]] = around(half - 3.4, high - 3.8)
  let from = low
  for (const [share, colour] of print) {
    const to = low + (top - low) * share
    mesh.face(frame, inner, [from, to], 0.96, { surface: 'paint', colour })
    from = to
  }
}
