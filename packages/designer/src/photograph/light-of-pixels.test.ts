import { expect, test } from 'vitest'
import { lightOfPixels } from './light-of-pixels.ts'

const WHITE = [255, 255, 255, 255]
const BLACK = [0, 0, 0, 255]
const OAK = [204, 153, 102, 255]

test('a white wall over an oak floor lights from above in white and from below in oak', () => {
  const { upper, lower, brightness } = lightOfPixels(
    new Uint8ClampedArray([...WHITE, ...WHITE, ...OAK, ...OAK]),
  )
  expect(upper).toEqual([1, 1, 1])
  // 204, 153 and 102 are to each other as 1, 3/4 and 1/2
  expect(lower.map((part) => Math.round(part * 100))).toEqual([100, 75, 50])
  // 0.2126 · 0.8 + 0.7152 · 0.6 + 0.0722 · 0.4 = 0.628; with the wall's 1, half of 1.628
  expect(brightness).toBeCloseTo(0.814, 3)
})

test('a picture of the night is dark and has no color of its own', () => {
  const light = lightOfPixels(new Uint8ClampedArray([...BLACK, ...BLACK]))
  expect(light).toEqual({ upper: [1, 1, 1], lower: [1, 1, 1], brightness: 0 })
})
