import { Vector3 } from 'three'
import { placeIn } from '../../model/frame.ts'
import type { Stair } from '../../model/stair.ts'
import type { House } from './house.ts'
import type { RoomLook } from './room-look.ts'
import type { Coat, RoomMesh } from './room-mesh.ts'

const BRASS: Coat = { surface: 'metal', colour: '#6d5a3a' }
const BLACK: Coat = { surface: 'metal', colour: '#1b1b1c' }

/** Hangs the lamps of a room: one from the ceiling before the foot of the stair. */
export function lampsInto(
  mesh: RoomMesh,
  stair: Stair,
  { ceilingIn }: House,
  { lampShape, light }: RoomLook,
): readonly Vector3[] {
  const [lower] = stair.flights
  const frame = lower?.frame ?? { xIn: 0, zIn: 0, headingDeg: 0 }
  const [x, , z] = placeIn(frame, -34, 0, 0)
  if (lampShape === 'none') return []
  const hangs = ceilingIn - 62
  const bulb: Coat = { surface: 'glow', colour: light.lamp.strength > 0 ? '#ffe3b3' : '#f4f0e6' }
  const metal = lampShape === 'lantern' ? BRASS : BLACK
  mesh.spindle(
    [x, hangs, z],
    [
      [0.22, 8],
      [0.22, 62],
    ],
    metal,
  )
  mesh.spindle(
    [x, ceilingIn, z],
    [
      [0, -1.6],
      [2.4, -1.2],
      [2.6, 0],
    ],
    metal,
  )
  mesh.spindle([x, hangs, z], outlineOf(8), bulb)
  mesh.spindle(
    [x, hangs + 7, z],
    [
      [2.6, 0],
      [2.4, 1.2],
      [0.4, 2.4],
    ],
    metal,
  )
  return [new Vector3(x, hangs, z)]
}

/** A ball about its middle. */
function outlineOf(radiusIn: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 13 }, (_, at) => {
    const angle = (Math.PI * at) / 12 - Math.PI / 2
    return [radiusIn * Math.cos(angle), radiusIn * Math.sin(angle)] as const
  })
}
