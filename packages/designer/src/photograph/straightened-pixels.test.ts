import { expect, test } from 'vitest'
import { scaling } from './homography.ts'
import { straightenedPixels } from './straightened-pixels.ts'

/** Two pixels beside each other, black and white. */
const PAIR = {
  width: 2,
  height: 1,
  data: new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255]),
}

const AS_IT_IS = scaling({ x: 1, y: 1 })

test('leaves every pixel as it is when nothing is to be straightened', () => {
  expect(straightenedPixels(PAIR, AS_IT_IS, PAIR)).toEqual(PAIR.data)
})

test('mixes neighbours where it is drawn larger', () => {
  const reds = redsOf(straightenedPixels(PAIR, scaling({ x: 0.5, y: 1 }), { width: 4, height: 1 }))
  // The middles of the four lie 1/4 before, 1/4, 3/4 and 5/4 of the way from black to white.
  expect(reds).toEqual([0, 64, 191, 255])
})

test('lets the edge go on beyond the picture', () => {
  const moved = scaling({ x: 1, y: 1 }, { x: -1, y: 5 })
  expect(redsOf(straightenedPixels(PAIR, moved, { width: 4, height: 1 }))).toEqual([0, 0, 255, 255])
})

test('sees along a wall that runs away as it is', () => {
  // x / (1 + x / 2): what lies 2 pixels along the wall is 1 pixel along the picture.
  const away = [1, 0, 0, 0, 1, 0, 0.5, 0, 1] as const
  const ramp = { width: 2, height: 1, data: PAIR.data }
  const [first] = redsOf(straightenedPixels(ramp, away, { width: 1, height: 1 }))
  // 0.5 / 1.25 = 0.4, which is before the middle of the first pixel.
  expect(first).toBe(0)
  const [, , , fourth] = redsOf(straightenedPixels(ramp, away, { width: 4, height: 1 }))
  // 3.5 / 2.75 = 1.2727, so 0.7727 of the way from the first middle to the second: 197.
  expect(fourth).toBe(197)
})

function redsOf(pixels: Uint8ClampedArray): readonly number[] {
  return [...pixels].filter((_, index) => index % 4 === 0)
}
