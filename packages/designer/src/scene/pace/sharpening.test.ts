import { expect, test } from 'vitest'
import { highestStrip, sharpening, stripRows } from './sharpening.ts'

const PAGE = 1000 * 600
/** A full picture of that page takes three seconds. */
const SLOW = { msPerPixel: 3000 / PAGE }

test('a quick card draws as sharply as the screen is at once', () => {
  // 4 pixels to one of the page, 20 ms each 600 000: 80 ms
  expect(sharpening({ msPerPixel: 20 / PAGE }, 0.5, 2, PAGE)).toEqual({ ratio: 2, how: 'at-once' })
})

test('a slow card, and one of which nothing is known, gets there in strips, by way of the page’s pixels', () => {
  expect(sharpening(SLOW, 0.25, 2, PAGE)).toEqual({ ratio: 1, how: 'in-strips' })
  expect(sharpening(SLOW, 1, 2, PAGE)).toEqual({ ratio: 2, how: 'in-strips' })
  expect(sharpening(SLOW, 0.25, 1.25, PAGE)).toEqual({ ratio: 1.25, how: 'in-strips' })
  expect(sharpening({ msPerPixel: undefined }, 0.5, 1, PAGE)).toEqual({
    ratio: 1,
    how: 'in-strips',
  })
})

test('however slow the card is, it ends at what the screen has, and there', () => {
  const ratios = [0.27]
  for (let round = 0; round < 20; round += 1) {
    const next = sharpening({ msPerPixel: 1 }, ratios.at(-1) ?? 0, 2, PAGE)
    if (next === undefined) break
    ratios.push(next.ratio)
  }
  expect(ratios).toEqual([0.27, 1, 2])
  expect(sharpening(SLOW, 2, 2, PAGE)).toBeUndefined()
})

test('does not draw again for a difference that nobody sees', () => {
  expect(sharpening(SLOW, 0.995, 1, PAGE)).toBeUndefined()
  expect(sharpening(SLOW, 0.995, 2, PAGE)).toEqual({ ratio: 2, how: 'in-strips' })
  expect(sharpening(SLOW, 0.9, 1, PAGE)).toEqual({ ratio: 1, how: 'in-strips' })
})

test('strips begin low and grow as long as they are quick', () => {
  expect(stripRows(600)).toBe(30)
  expect(stripRows(600, { rowsPx: 30, tookMs: 8 })).toBe(60)
  expect(stripRows(600, { rowsPx: 50, tookMs: 80 })).toBe(62)
  expect(stripRows(600, { rowsPx: 150, tookMs: 10 })).toBe(highestStrip(600))
  expect(highestStrip(600)).toBe(200)
})

test('strips shrink when they take too long, yet there are never more than 20', () => {
  expect(stripRows(600, { rowsPx: 100, tookMs: 200 })).toBe(50)
  expect(stripRows(600, { rowsPx: 30, tookMs: 5000 })).toBe(30)
})
