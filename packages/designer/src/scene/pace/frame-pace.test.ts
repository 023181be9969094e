import { expect, test } from 'vitest'
import { atLeastPacedBy, pacedBy, pixelRatio, UNKNOWN_PACE } from './frame-pace.ts'

const PAGE_PIXELS = 500_000

test('begins with a small picture', () => {
  expect(pixelRatio(UNKNOWN_PACE, 'still', PAGE_PIXELS, 2)).toBe(0.5)
})

test('is as sharp as the screen on a quick card, moving or not', () => {
  // 125,000 pixels in 2 ms: twice the page's pixels each way, two million of them, take 32.
  const pace = pacedBy(UNKNOWN_PACE, 125_000, 2)
  expect(pixelRatio(pace, 'moving', PAGE_PIXELS, 2)).toBe(2)
  expect(pixelRatio(pace, 'still', PAGE_PIXELS, 2)).toBe(2)
})

test('is coarse while it moves and sharpens when it stands still on a slow card', () => {
  // 125,000 pixels in 125 ms: in 40 ms 40,000 of the 500,000, in 120 ms 120,000.
  const pace = pacedBy(UNKNOWN_PACE, 125_000, 125)
  expect(pixelRatio(pace, 'moving', PAGE_PIXELS, 2)).toBeCloseTo(0.283, 3)
  expect(pixelRatio(pace, 'still', PAGE_PIXELS, 2)).toBeCloseTo(0.49, 3)
})

test('never gets coarser than can be made out', () => {
  const pace = pacedBy(UNKNOWN_PACE, 1000, 60_000)
  expect(pixelRatio(pace, 'moving', PAGE_PIXELS, 2)).toBe(0.25)
  expect(pixelRatio(pace, 'still', PAGE_PIXELS, 2)).toBe(0.4)
})

test('believes a quick picture at once and a slow one by half', () => {
  const slow = pacedBy(UNKNOWN_PACE, 1000, 10)
  expect(pacedBy(slow, 1000, 4).msPerPixel).toBe(0.004)
  expect(pacedBy(slow, 1000, 30).msPerPixel).toBe(0.02)
})

test('a strip can only make a card look quicker', () => {
  const pace = pacedBy(UNKNOWN_PACE, 1000, 10)
  expect(atLeastPacedBy(pace, 1000, 30)).toEqual(pace)
  expect(atLeastPacedBy(pace, 1000, 4).msPerPixel).toBe(0.004)
  expect(atLeastPacedBy(UNKNOWN_PACE, 1000, 30).msPerPixel).toBe(0.03)
})
