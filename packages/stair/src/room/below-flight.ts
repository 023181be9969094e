import type { Flight } from '../segments/flights.ts'
import type { Stair } from '../model/stair.ts'
import type { House } from './house/house.ts'
import { type Outline, rectangle, type RoomForm, type Span, spanOf } from './room-form.ts'
import { isOpenBelow, type RoomStyle } from './room-style.ts'

/** Plumb depth of a stringer below the inner corners of its steps. */
const STRINGER_IN = 5
/** The wall below stands back behind the stringer. */
const BACK_IN = 1
const SKIRTING_IN = 6.75
const PANEL_IN = 26
const APART_IN = 5

/** In a loft and in a photograph one sees through below a flight; elsewhere a wall closes it, paneled as the others are. */
export function belowFlight(
  { steps }: Stair,
  flight: Flight,
  { floorIn }: House,
  style: RoomStyle,
): readonly RoomForm[] {
  const { frame, baseIn, risers, lengthIn, widthIn } = flight
  const endIn = lengthIn + 0.7
  const headIn = baseIn + (risers - 1) * steps.riseIn - STRINGER_IN
  const footIn = (STRINGER_IN * steps.runIn) / steps.riseIn
  if (isOpenBelow(style) || headIn <= baseIn) return []
  const isRaised = baseIn > floorIn
  const beginsIn = isRaised ? 0.8 : footIn
  const lowIn = isRaised ? beginsIn : footIn + (SKIRTING_IN * steps.runIn) / steps.riseIn
  const under = (alongIn: number) =>
    Math.max(baseIn, headIn + ((alongIn - endIn) * steps.riseIn) / steps.runIn)
  const half = widthIn / 2 - BACK_IN
  const across = { kind: 'prism', way: 'across', frame } as const
  const boards: readonly (readonly [Outline, outIn: number])[] = [
    [
      [
        [beginsIn, floorIn],
        [endIn, floorIn],
        [endIn, floorIn + SKIRTING_IN],
        [lowIn, floorIn + SKIRTING_IN],
      ],
      0.6,
    ],
    ...(style.dressing === 'plain' ? [] : panelSpans([lowIn + 8, endIn - 2]))
      .filter(([left]) => under(left) - floorIn > 32)
      .flatMap((span) => panel(span, floorIn + 10.5, (at) => under(at) - 6)),
  ]
  return [
    {
      ...across,
      outline: [
        [beginsIn, floorIn],
        [endIn, floorIn],
        [endIn, headIn],
        ...(isRaised ? [[footIn, baseIn] as const, [beginsIn, baseIn] as const] : []),
      ],
      span: [-half, half],
      coat: 'partition',
    },
    ...[-1, 1].flatMap((sign) =>
      boards.map(([outline, outIn]): RoomForm => {
        const span = spanOf(sign * half, sign * (half + outIn))
        return { ...across, outline, span, coat: 'trim' }
      }),
    ),
  ]
}

function panelSpans([from, to]: Span): readonly Span[] {
  const count = Math.max(1, Math.floor((to - from) / (PANEL_IN + APART_IN)))
  const wide = (to - from) / count
  return Array.from({ length: count }, (_, at): Span => {
    const left = from + at * wide
    return [left + APART_IN / 2, left + wide - APART_IN / 2]
  })
}

/** A frame of molding whose top follows the flight, as outlines and how far each stands out. */
function panel(
  [left, right]: Span,
  low: number,
  top: (alongIn: number) => number,
): readonly (readonly [Outline, outIn: number])[] {
  return [
    { inset: 0, wide: 1.3, out: 0.35 },
    { inset: 0.25, wide: 0.6, out: 0.6 },
  ].flatMap(({ inset, wide, out }) => {
    const [a, b, c] = [left + inset, right - inset, low + inset]
    const high = (at: number) => top(at) - inset
    const upright = (from: number, to: number): Outline => [
      [from, c],
      [to, c],
      [to, high(to)],
      [from, high(from)],
    ]
    const [inner, outer] = [a + wide, b - wide]
    const topRail: Outline = [
      [inner, high(inner) - wide * 1.25],
      [outer, high(outer) - wide * 1.25],
      [outer, high(outer)],
      [inner, high(inner)],
    ]
    return [
      upright(a, inner),
      upright(outer, b),
      rectangle([inner, outer], [c, c + wide]),
      topRail,
    ].map((outline) => [outline, out] as const)
  })
}
