import type { Stair } from '../model/stair.ts'
import type { House } from './house/house.ts'
import { type Coat, rectangle, type RoomForm, type Span } from './room-form.ts'
import type { RoomStyle } from './room-style.ts'
import type { Wall } from './wall.ts'

const RUG_LONG_IN = 86
/** From the first riser to the rug. */
const RUG_BEFORE_IN = 20
/** From the side of the stair to the rug. */
const RUG_ASIDE_IN = 3
/** From the edge of the rug to each of its colors. */
const RUG_INSETS_IN = [0, 4.5, 5.5]

/** What makes a room lived in: a rug before the stair, and pictures beside the door below its head. */
export function furnishings(
  stair: Stair,
  { walls, floorIn }: House,
  style: RoomStyle,
): readonly RoomForm[] {
  const below = style.dressing === 'panels' ? [] : walls.filter(({ part }) => part === 'below')
  return [...rug(stair, floorIn, style), ...below.flatMap(pictures)]
}

function rug({ flights: [flight] }: Stair, floorIn: number, { rug: colours }: RoomStyle) {
  if (flight === undefined) return []
  return colours.map((colour, at): RoomForm => {
    const inset = RUG_INSETS_IN[at] ?? 0
    const half = flight.widthIn / 2 - RUG_ASIDE_IN - inset
    const along: Span = [-RUG_BEFORE_IN - RUG_LONG_IN + inset, -RUG_BEFORE_IN - inset]
    return {
      kind: 'prism',
      way: 'across',
      frame: flight.frame,
      outline: rectangle(along, [floorIn, floorIn + 0.34 + 0.03 * at]),
      span: [-half, half],
      coat: { surface: 'cloth', colour },
    }
  })
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
function pictures(wall: Wall): readonly RoomForm[] {
  const [door] = wall.openings
  if (door === undefined) return []
  const doorIn = (door.along[0] + door.along[1]) / 2
  const middle = doorIn + (doorIn < 100 ? -38 : 38)
  return PRINTS.flatMap((print, at) =>
    picture(wall, middle, wall.up[0] + (MIDDLES_IN[at] ?? 52), print),
  )
}

function picture(
  { frame }: Wall,
  alongIn: number,
  upIn: number,
  print: (typeof PRINTS)[number],
): readonly RoomForm[] {
  const within = (besideIn: number, aboveIn: number): { along: Span; up: Span } => {
    const [half, high] = [WIDE_IN / 2 - besideIn, HIGH_IN / 2 - aboveIn]
    return { along: [alongIn - half, alongIn + half], up: [upIn - high, upIn + high] }
  }
  const { along, up } = within(3.4, 3.8)
  const at = (share: number) => up[0] + (up[1] - up[0]) * share
  return [
    { kind: 'box', frame, ...within(0, 0), out: [0, 0.9], coat: FRAME },
    { kind: 'face', frame, ...within(0.7, 0.7), outIn: 0.93, coat: MAT },
    ...print.map(([share, colour], index): RoomForm => {
      const band: Span = [at(print[index - 1]?.[0] ?? 0), at(share)]
      return {
        kind: 'face',
        frame,
        along,
        up: band,
        outIn: 0.96,
        coat: { surface: 'paint', colour },
      }
    }),
  ]
}
