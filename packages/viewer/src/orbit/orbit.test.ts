import { expect, test } from 'vitest'
import {
  eyeOf,
  isSameView,
  keptWithin,
  LENS_DEG,
  moved,
  nearer,
  onTheWay,
  type Orbit,
  reachOf,
  seenAt,
  turned,
  wholeInView,
} from './orbit.ts'

const FRAME = { widthPx: 800, heightPx: 600 }
const FRONT: Orbit = { target: [0, 0, 0], azimuthDeg: 0, elevationDeg: 0, distanceIn: 100 }
const TANGENT = Math.tan((LENS_DEG / 2) * (Math.PI / 180))
/** A post 2 inches square and 40 high. */
const POST = { least: [-1, 0, -1], most: [1, 40, 1] } as const

test('looks from the front along z, from the right along x and from above along y', () => {
  expect(eyeOf(FRONT)).toEqual([0, 0, 100])
  const [x, y, z] = eyeOf({ ...FRONT, azimuthDeg: 90 })
  expect([x, y, z].map((value) => Math.round(value))).toEqual([100, 0, 0])
  expect(eyeOf({ ...FRONT, elevationDeg: 30 })[1]).toBeCloseTo(50)
})

test('sees the target in the middle of the frame, and what is right and up of it there', () => {
  expect(seenAt(FRONT, FRAME, [0, 0, 0])).toEqual([400, 300])
  // half the height of what is seen at the target is 100 × tan 12°
  const [x, y] = seenAt(FRONT, FRAME, [0, 100 * TANGENT, 0])
  expect(x).toBeCloseTo(400)
  expect(y).toBeCloseTo(0)
  expect(seenAt(FRONT, FRAME, [5, 0, 0])[0]).toBeGreaterThan(400)
})

test('turns as far as straight from above, and never over', () => {
  const above = turned(FRONT, 30, 500)
  expect(above.azimuthDeg).toBe(30)
  expect(above.elevationDeg).toBe(86)
  expect(turned(FRONT, 0, -500).elevationDeg).toBe(-86)
})

test('shows a whole part with the margin it is asked for', () => {
  const whole = wholeInView(POST, { azimuthDeg: 0, elevationDeg: 0 }, FRAME, 60)
  expect(whole.target).toEqual([0, 20, 0])
  const [left, top] = seenAt(whole, FRAME, [-1, 40, 1])
  const [right, bottom] = seenAt(whole, FRAME, [1, 0, 1])
  expect(top).toBeCloseTo(60)
  expect(bottom).toBeCloseTo(540)
  expect(left + right).toBeCloseTo(800)
})

test('comes nearer up to the part, and keeps what is under the pointer where it is', () => {
  const reach = reachOf(POST, FRONT)
  // half the diagonal of 2 × 2 and three inches, to 1.25 times the whole view
  expect(reach[0]).toBeCloseTo(Math.SQRT2 + 3)
  expect(reach[1]).toBe(125)
  const point = [6, 8, 0] as const
  const [x, y] = seenAt(FRONT, FRAME, point)
  const near = nearer(FRONT, 2, reach, FRAME, [x - 400, 300 - y])
  expect(near.distanceIn).toBe(50)
  expect(seenAt(near, FRAME, point)[0]).toBeCloseTo(x)
  expect(seenAt(near, FRAME, point)[1]).toBeCloseTo(y)
  expect(nearer(FRONT, 1000, reach, FRAME).distanceIn).toBe(reach[0])
  expect(nearer(FRONT, 0.01, reach, FRAME).distanceIn).toBe(125)
})

test('moves along the frame, and no farther than the part goes', () => {
  const up = moved(FRONT, 0, 300, FRAME)
  expect(up.target[1]).toBeCloseTo(100 * TANGENT)
  expect(keptWithin({ ...FRONT, target: [9, 55, -3] }, POST).target).toEqual([1, 40, -1])
})

test('goes the whole way in steps', () => {
  const to = turned(FRONT, 40, 10)
  expect(onTheWay(FRONT, to, 0.5)).toMatchObject({ azimuthDeg: 20, elevationDeg: 5 })
  expect(isSameView(onTheWay(FRONT, to, 1), to)).toBe(true)
  expect(isSameView(FRONT, to)).toBe(false)
})
