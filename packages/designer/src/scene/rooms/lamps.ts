import type { SpacePoint } from '@millrun/parts/geometry/space'
import { Vector3 } from 'three'
import { type Frame, placeIn } from '../../model/frame.ts'
import { nosingLineIn } from '../../model/steps.ts'
import type { Stair } from '../../model/stair.ts'
import type { House } from './house.ts'
import type { RoomLook } from './room-look.ts'
import type { Coat } from './face-writer.ts'
import type { RoomMesh } from './room-mesh.ts'
import type { Span } from './wall.ts'
import { walledSides } from './walled-sides.ts'

const BRASS: Coat = { surface: 'metal', colour: '#6d5a3a' }
const BLACK: Coat = { surface: 'metal', colour: '#1b1b1c' }

/** Hangs the lamps of a room: one from the ceiling before the foot of the stair. */
export function lampsInto(
  mesh: RoomMesh,
  stair: Stair,
  house: House,
  { lampShape, light }: RoomLook,
): readonly Vector3[] {
  const [lower, upper] = stair.flights
  const frame = lower?.frame ?? { xIn: 0, zIn: 0, headingDeg: 0 }
  const isBesideFoot = stair.design.layout === 'u-landing' && upper !== undefined
  const outIn = stair.design.turn === 'left' ? 96 : -96
  const [x, , z] = placeIn(frame, -34, 0, isBesideFoot ? outIn : 0)
  const { ceilingIn } = house
  const hangs = ceilingIn - 64
  const bulb: Coat = { surface: 'glow', colour: BULBS[lampShape] }
  const metal = lampShape === 'lantern' ? BRASS : BLACK
  const at = (upIn: number) => [x, hangs + upIn, z] as const
  mesh.spindle(
    at(0),
    [
      [0.2, 9],
      [0.2, 64],
    ],
    metal,
  )
  mesh.spindle([x, ceilingIn, z], CANOPY, metal)
  if (lampShape === 'globe') {
    mesh.spindle(at(0), ball(6.5), bulb)
    mesh.spindle(at(6), COLLAR, metal)
  } else if (lampShape === 'dome') {
    mesh.spindle(at(0), DOME, metal)
    mesh.spindle(at(1.2), ball(2.6), bulb)
  } else lantern(mesh, [x, hangs, z], bulb)
  const isDark = light.lamp.strength > 0.5
  return [new Vector3(x, hangs, z), ...(isDark ? sconces(mesh, stair, house, bulb) : [])]
}

/** Above the nosings. */
const SCONCE_UP_IN = 66
/** From the wall to the middle of the shade. */
const SCONCE_OUT_IN = 5

/** A shaded light on the wall beside every flight. */
function sconces(mesh: RoomMesh, stair: Stair, house: House, bulb: Coat): readonly Vector3[] {
  const { steps } = stair
  return walledSides(stair, house).flatMap(({ flight, sign, wall }) => {
    if (wall !== 'behind') return []
    const alongIn = flight.lengthIn / 2
    const upIn = flight.baseIn + nosingLineIn(steps, alongIn) + SCONCE_UP_IN
    const at = (backIn: number, aboveIn: number) =>
      placeIn(flight.frame, alongIn, upIn + aboveIn, sign * (flight.widthIn / 2 - backIn))
    mesh.spindle(at(0.6, -4), PLATE, BRASS)
    mesh.spindle(at(SCONCE_OUT_IN, -5.4), STEM, BRASS)
    mesh.spindle(at(SCONCE_OUT_IN, 0), SHADE, bulb)
    return [new Vector3(...at(SCONCE_OUT_IN + 5, 4))]
  })
}

const PLATE = [
  [0, 0],
  [1.4, 0.3],
  [1.4, 8.7],
  [0, 9],
] as const
const STEM = [
  [0.2, 0],
  [1, 0.4],
  [0.5, 1.2],
  [0.45, 5],
] as const
const SHADE = [
  [3.4, -1],
  [2.1, 6],
] as const

const BULBS = { globe: '#fbf6ea', dome: '#ffe9bd', lantern: '#ffe2ad' } as const

const CANOPY = [
  [0, -1.6],
  [2.2, -1.2],
  [2.5, 0],
] as const
const COLLAR = [
  [2.4, 0],
  [2.2, 1.2],
  [0.3, 2.6],
] as const
/** A shade of sheet metal, seen from outside and from within. */
const DOME = [
  [8.6, -1],
  [8.3, -0.4],
  [3.6, 5],
  [2, 6.4],
  [1.6, 9],
  [0.2, 9.4],
] as const

/** Four posts between two plates, a candle-shaped light in the middle. */
function lantern(mesh: RoomMesh, [x, y, z]: SpacePoint, bulb: Coat): void {
  const frame: Frame = { xIn: x, zIn: z, headingDeg: 0 }
  const bar = (along: number, right: number, half: number, [low, high]: Span) =>
    mesh.block(
      {
        frame,
        outline: [
          [along - half, y + low],
          [along + half, y + low],
          [along + half, y + high],
          [along - half, y + high],
        ],
        fromRightIn: right - half,
        toRightIn: right + half,
      },
      BRASS,
    )
  const half = 5
  for (const along of [-half, half]) {
    for (const right of [-half, half]) bar(along, right, 0.3, [-9, 7])
  }
  bar(0, 0, half + 0.4, [-9.6, -9])
  bar(0, 0, half + 0.4, [7, 7.6])
  bar(0, 0, half - 1.4, [7.6, 9])
  for (const along of [-1.7, 1.7]) {
    for (const right of [-1.7, 1.7]) {
      mesh.spindle([x + along, y - 9, z + right], CANDLE, { surface: 'paint', colour: '#efe9dc' })
      mesh.spindle([x + along, y - 3.4, z + right], FLAME, bulb)
    }
  }
}

const CANDLE = [
  [0.45, 0],
  [0.45, 5.6],
] as const
const FLAME = [
  [0.1, 0],
  [0.75, 1.1],
  [0.65, 1.9],
  [0.05, 3.6],
] as const

/** A ball about its middle. */
function ball(radiusIn: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 13 }, (_, at) => {
    const angle = (Math.PI * at) / 12 - Math.PI / 2
    return [radiusIn * Math.cos(angle), radiusIn * Math.sin(angle)] as const
  })
}
