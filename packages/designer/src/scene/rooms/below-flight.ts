import type { Flight } from '../../model/flights.ts'
import type { Stair } from '../../model/stair.ts'
import type { House } from './house.ts'
import type { RoomLook } from './room-look.ts'
import type { RoomMesh } from './room-mesh.ts'
import type { Span } from './wall.ts'

/** Plumb depth of a stringer below the inner corners of its steps. */
const STRINGER_IN = 5
/** The wall below stands back behind the stringer. */
const BACK_IN = 1
const SKIRTING_IN = 6.75
const PANEL_IN = 26
const APART_IN = 5

type Points = readonly (readonly [alongIn: number, upIn: number])[]

/** In a loft and in a photograph one sees through below a flight; elsewhere a wall closes it, paneled as the others are. */
export function belowFlight(
  mesh: RoomMesh,
  { steps }: Stair,
  flight: Flight,
  { floorIn }: House,
  { dressing, partition, trim }: RoomLook,
): void {
  const { frame, baseIn, risers, lengthIn, widthIn } = flight
  const endIn = lengthIn + 0.7
  const headIn = baseIn + (risers - 1) * steps.riseIn - STRINGER_IN
  const footIn = (STRINGER_IN * steps.runIn) / steps.riseIn
  if (dressing === 'bricks' || dressing === 'none' || headIn <= baseIn) return
  const isRaised = baseIn > floorIn
  const beginsIn = isRaised ? 0.8 : footIn
  const under = (alongIn: number) =>
    Math.max(baseIn, headIn + ((alongIn - endIn) * steps.riseIn) / steps.runIn)
  const outline: Points = [
    [beginsIn, floorIn],
    [endIn, floorIn],
    [endIn, headIn],
    ...(isRaised ? ([[footIn, baseIn]] as const) : []),
    ...(isRaised ? ([[beginsIn, baseIn]] as const) : []),
  ]
  const half = widthIn / 2 - BACK_IN
  mesh.block({ frame, outline, fromRightIn: -half, toRightIn: half }, partition)
  for (const sign of [-1, 1]) {
    const on = (points: Points, outIn: number) =>
      mesh.block(
        {
          frame,
          outline: points,
          fromRightIn: Math.min(sign * half, sign * (half + outIn)),
          toRightIn: Math.max(sign * half, sign * (half + outIn)),
        },
        trim,
      )
    const low = isRaised ? beginsIn : footIn + (SKIRTING_IN * steps.runIn) / steps.riseIn
    on(
      [
        [isRaised ? beginsIn : footIn, floorIn],
        [endIn, floorIn],
        [endIn, floorIn + SKIRTING_IN],
        [low, floorIn + SKIRTING_IN],
      ],
      0.6,
    )
    if (dressing === 'plain') continue
    for (const span of panelSpans([low + 8, endIn - 2])) {
      if (under(span[0]) - floorIn > 32) panel(on, span, floorIn + 10.5, (at) => under(at) - 6)
    }
  }
}

function panelSpans([from, to]: Span): readonly Span[] {
  const count = Math.max(1, Math.floor((to - from) / (PANEL_IN + APART_IN)))
  const wide = (to - from) / count
  return Array.from({ length: count }, (_, at): Span => {
    const left = from + at * wide
    return [left + APART_IN / 2, left + wide - APART_IN / 2]
  })
}

/** A frame of moulding whose top follows the flight. */
function panel(
  on: (points: Points, outIn: number) => void,
  [left, right]: Span,
  low: number,
  top: (alongIn: number) => number,
): void {
  for (const [inset, wide, out] of [
    [0, 1.3, 0.35],
    [0.25, 0.6, 0.6],
  ] as const) {
    const [a, b, c] = [left + inset, right - inset, low + inset]
    const high = (at: number) => top(at) - inset
    const upright = (from: number, to: number): Points => [
      [from, c],
      [to, c],
      [to, high(to)],
      [from, high(from)],
    ]
    on(upright(a, a + wide), out)
    on(upright(b - wide, b), out)
    on(
      [
        [a + wide, c],
        [b - wide, c],
        [b - wide, c + wide],
        [a + wide, c + wide],
      ],
      out,
    )
    on(
      [
        [a + wide, high(a + wide) - wide * 1.25],
        [b - wide, high(b - wide) - wide * 1.25],
        [b - wide, high(b - wide)],
        [a + wide, high(a + wide)],
      ],
      out,
    )
  }
}
