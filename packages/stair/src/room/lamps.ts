import type { SpacePoint } from '@millrun/parts/geometry/space'
import { type Frame, placeIn } from '../segments/frame.ts'
import { nosingLineIn } from '../segments/steps.ts'
import type { Stair } from '../model/stair.ts'
import type { House } from './house/house.ts'
import { comesBack } from './house/turn-of.ts'
import { walledSides } from './house/walled-sides.ts'
import { type Coat, type Outline, rectangle, type RoomForm, type Span } from './room-form.ts'
import type { RoomStyle } from './room-style.ts'

const BRASS: Coat = { surface: 'metal', colour: '#6d5a3a' }
const BLACK: Coat = { surface: 'metal', colour: '#1b1b1c' }

/** The lamps of a room, and the places that their light comes from. */
export interface Lamps {
  readonly forms: readonly RoomForm[]
  readonly lights: readonly SpacePoint[]
}

/** One lamp hangs from the ceiling before the foot of the stair; there may be more on the walls. */
export function lamps(stair: Stair, house: House, style: RoomStyle): Lamps {
  const [x, y, z] = hangingPlace(stair, house)
  const bulb: Coat = { surface: 'glow', colour: BULBS[style.lampShape] }
  const metal = style.lampShape === 'lantern' ? BRASS : BLACK
  const onWalls = style.hasWallLights ? wallLights(stair, house, bulb) : { forms: [], lights: [] }
  return {
    forms: [
      spindle([x, y, z], CORD, metal),
      spindle([x, house.ceilingIn, z], CANOPY, metal),
      ...SHADES[style.lampShape]([x, y, z], metal, bulb),
      ...onWalls.forms,
    ],
    lights: [[x, y, z], ...onWalls.lights],
  }
}

function hangingPlace(stair: Stair, { ceilingIn }: House): SpacePoint {
  const { design, flights } = stair
  const [lower, upper] = flights
  const frame = lower?.frame ?? { xIn: 0, zIn: 0, headingDeg: 0 }
  const isBesideFoot = comesBack(stair) && upper !== undefined
  const outIn = design.turn === 'left' ? 96 : -96
  return placeIn(frame, -34, ceilingIn - 64, isBesideFoot ? outIn : 0)
}

function spindle(at: SpacePoint, outline: Outline, coat: Coat): RoomForm {
  return { kind: 'spindle', at, outline, coat }
}

/** Above the nosings. */
const WALL_LIGHT_UP_IN = 66
/** From the wall to the middle of the shade. */
const WALL_LIGHT_OUT_IN = 5

/** A shaded light on the wall beside every flight. */
function wallLights(stair: Stair, house: House, bulb: Coat): Lamps {
  const places = walledSides(stair, house)
    .filter(({ wall }) => wall === 'behind')
    .map(({ flight, sign }) => {
      const alongIn = flight.lengthIn / 2
      const upIn = flight.baseIn + nosingLineIn(stair.steps, alongIn) + WALL_LIGHT_UP_IN
      return (outIn: number, aboveIn: number) =>
        placeIn(flight.frame, alongIn, upIn + aboveIn, sign * (flight.widthIn / 2 - outIn))
    })
  return {
    forms: places.flatMap((at) => [
      spindle(at(0.6, -4), PLATE, BRASS),
      spindle(at(WALL_LIGHT_OUT_IN, -5.4), STEM, BRASS),
      spindle(at(WALL_LIGHT_OUT_IN, 0), WALL_SHADE, bulb),
    ]),
    lights: places.map((at) => at(WALL_LIGHT_OUT_IN + 5, 4)),
  }
}

const SHADES: Readonly<
  Record<RoomStyle['lampShape'], (at: SpacePoint, metal: Coat, bulb: Coat) => readonly RoomForm[]>
> = {
  globe: ([x, y, z], metal, bulb) => [
    spindle([x, y, z], ball(6.5), bulb),
    spindle([x, y + 6, z], COLLAR, metal),
  ],
  dome: ([x, y, z], metal, bulb) => [
    spindle([x, y, z], DOME, metal),
    spindle([x, y + 1.2, z], ball(2.6), bulb),
  ],
  lantern,
}

/** Four posts between two plates, four candles in the middle. */
function lantern([x, y, z]: SpacePoint, metal: Coat, bulb: Coat): readonly RoomForm[] {
  const frame: Frame = { xIn: x, zIn: z, headingDeg: 0 }
  const bar = (along: number, right: number, half: number, [low, high]: Span): RoomForm => ({
    kind: 'prism',
    way: 'across',
    frame,
    outline: rectangle([along - half, along + half], [y + low, y + high]),
    span: [right - half, right + half],
    coat: metal,
  })
  return [
    ...corners(5).map(([along, right]) => bar(along, right, 0.3, [-9, 7])),
    bar(0, 0, 5.4, [-9.6, -9]),
    bar(0, 0, 5.4, [7, 7.6]),
    bar(0, 0, 3.6, [7.6, 9]),
    ...corners(1.7).flatMap(([along, right]) => [
      spindle([x + along, y - 9, z + right], CANDLE, { surface: 'paint', colour: '#efe9dc' }),
      spindle([x + along, y - 3.4, z + right], FLAME, bulb),
    ]),
  ]
}

/** The four places so far along and to the right. */
function corners(half: number) {
  return [-half, half].flatMap((along) => [-half, half].map((right) => [along, right] as const))
}

const BULBS = { globe: '#fbf6ea', dome: '#ffe9bd', lantern: '#ffe2ad' } as const

const CORD: Outline = [
  [0.2, 9],
  [0.2, 64],
]
const CANOPY: Outline = [
  [0, -1.6],
  [2.2, -1.2],
  [2.5, 0],
]
const COLLAR: Outline = [
  [2.4, 0],
  [2.2, 1.2],
  [0.3, 2.6],
]
/** A shade of sheet metal, seen from outside and from within. */
const DOME: Outline = [
  [8.6, -1],
  [8.3, -0.4],
  [3.6, 5],
  [2, 6.4],
  [1.6, 9],
  [0.2, 9.4],
]
const CANDLE: Outline = [
  [0.45, 0],
  [0.45, 5.6],
]
const FLAME: Outline = [
  [0.1, 0],
  [0.75, 1.1],
  [0.65, 1.9],
  [0.05, 3.6],
]
const PLATE: Outline = [
  [0, 0],
  [1.4, 0.3],
  [1.4, 8.7],
  [0, 9],
]
const STEM: Outline = [
  [0.2, 0],
  [1, 0.4],
  [0.5, 1.2],
  [0.45, 5],
]
const WALL_SHADE: Outline = [
  [3.4, -1],
  [2.1, 6],
]

/** A ball about its middle. */
function ball(radiusIn: number): Outline {
  return Array.from({ length: 13 }, (_, at) => {
    const angle = (Math.PI * at) / 12 - Math.PI / 2
    return [radiusIn * Math.cos(angle), radiusIn * Math.sin(angle)] as const
  })
}
