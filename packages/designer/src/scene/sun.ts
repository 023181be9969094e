import type { SpacePoint } from '@millrun/parts/geometry/space'
import { middleOf, sizeOf } from '@millrun/viewer/orbit/orbit'
import { type DirectionalLight, Vector3 } from 'three'
import type { House } from '@millrun/stair/room/house/house'
import type { RoomLighting } from './rooms/room-light.ts'
import type { RoomLook } from './rooms/room-look.ts'
import { boxOf } from './stair-hull.ts'

/** The sun stands to the side of who looks, so that balusters throw their shadows onto the wall. */
const ASIDE_DEG = 38

/** Turns the sun to a stair, and draws shadows as finely as its size allows. */
export function sunFor(
  sun: DirectionalLight,
  lighting: RoomLighting,
  hull: readonly SpacePoint[],
  { view }: House,
  { light }: RoomLook,
): void {
  const box = boxOf(hull)
  const focus = new Vector3(...middleOf(box))
  const spreadIn = Math.hypot(...sizeOf(box)) / 2 + 12
  const middleDeg = (view.leastDeg + view.mostDeg) / 2
  const turn = ((middleDeg + ASIDE_DEG) * Math.PI) / 180
  const up = (light.sun.upDeg * Math.PI) / 180
  const way = new Vector3(
    Math.sin(turn) * Math.cos(up),
    Math.sin(up),
    Math.cos(turn) * Math.cos(up),
  )
  sun.color.set(light.sun.colour)
  sun.intensity = light.sun.strength
  sun.target.position.copy(focus)
  sun.position.copy(focus).addScaledVector(way, 2 * spreadIn)
  sun.target.updateMatrixWorld()
  const camera = sun.shadow.camera
  Object.assign(camera, { left: -spreadIn, right: spreadIn, bottom: -spreadIn, top: spreadIn })
  Object.assign(camera, { near: spreadIn * 0.5, far: spreadIn * 4.2 })
  camera.updateProjectionMatrix()
  lighting.sunTowards(way, focus, spreadIn)
}
