import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { houseAround } from '@millrun/stair/room/house/house-around'
import { Mesh, Scene, Vector3 } from 'three'
import { expect, test } from 'vitest'
import type { PhotographBackground } from '../background.ts'
import { photographPlane } from './photograph-plane.ts'

/** 160 by 145 inches, its middle 50 to the right of the first riser, 36 of it below the floor. */
const HALL: PhotographBackground = {
  kind: 'photograph',
  // Only handed on here.
  image: Object.create(null),
  widthIn: 160,
  heightIn: 145,
  shiftXIn: 50,
  shiftYIn: -36,
}

function hung(left: 'open' | 'wall') {
  const scene = new Scene()
  const right = left === 'open' ? 'wall' : 'open'
  const stair = buildStair({ ...USUAL_DESIGN, left, right })
  const takeDown = photographPlane(scene, stair, houseAround(stair), HALL)
  const [plane] = scene.children
  if (!(plane instanceof Mesh)) throw new Error('nothing hangs')
  plane.updateMatrixWorld()
  const middle = plane.localToWorld(new Vector3())
  const facing = new Vector3(0, 0, 1).transformDirection(plane.matrixWorld)
  return { scene, takeDown, middle: middle.toArray(), facing: facing.toArray() }
}

const near = (place: readonly number[]) => place.map((at) => expect.closeTo(at, 6))

test.each([
  // seen from the left of who walks up, right of the eye is down the flight
  ['left', 'open', { x: -50, z: 21, faces: -1 }],
  ['right', 'wall', { x: 50, z: -21, faces: 1 }],
] as const)('open on the %s, it hangs an inch behind the stair', (_, left, { x, z, faces }) => {
  const { middle, facing } = hung(left)
  // the stair is 40 wide; half of 145 less the 36 below the floor
  expect(middle).toEqual(near([x, 36.5, z]))
  expect(facing).toEqual(near([0, 0, faces]))
})

test('taken down, nothing of it is left', () => {
  const { scene, takeDown } = hung('open')
  takeDown()
  expect(scene.children).toEqual([])
})
