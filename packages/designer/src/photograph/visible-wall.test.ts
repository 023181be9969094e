import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Corners } from './corners.ts'
import { inverted, mapped, squareToCorners } from './homography.ts'
import { visibleWall } from './visible-wall.ts'

test('shows a picture that was taken square on as a whole', () => {
  // The door is a fifth of the picture wide and half of it high, with three tenths above it.
  const part = visibleWall([
    { x: 0.4, y: 0.3 },
    { x: 0.6, y: 0.3 },
    { x: 0.6, y: 0.8 },
    { x: 0.4, y: 0.8 },
  ])
  expect(rounded(part)).toEqual({ left: -2, top: -0.6, right: 3, bottom: 1.4 })
})

test('shows nothing but the rectangle when its corners are those of the picture', () => {
  const whole: Corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ]
  expect(rounded(visibleWall(whole))).toEqual({ left: 0, top: 0, right: 1, bottom: 1 })
})

test('is in the picture everywhere, and holds the rectangle', () => {
  const near = fc.double({ min: -0.12, max: 0.12, noNaN: true })
  const shift = fc.record({ x: near, y: near })
  fc.assert(
    fc.property(fc.tuple(shift, shift, shift, shift), ([a, b, c, d]) => {
      const corners: Corners = [
        { x: 0.3 + a.x, y: 0.3 + a.y },
        { x: 0.7 + b.x, y: 0.3 + b.y },
        { x: 0.7 + c.x, y: 0.7 + c.y },
        { x: 0.3 + d.x, y: 0.7 + d.y },
      ]
      const { left, top, right, bottom } = visibleWall(corners)
      expect(Math.max(left, top)).toBeLessThanOrEqual(0)
      expect(Math.min(right, bottom)).toBeGreaterThanOrEqual(1)
      const toPicture = squareToCorners(corners)
      for (const x of [left, right]) {
        for (const y of [top, bottom]) {
          const place = mapped(toPicture, { x, y })
          expect(Math.min(place.x, place.y)).toBeGreaterThan(-1e-6)
          expect(Math.max(place.x, place.y)).toBeLessThan(1 + 1e-6)
        }
      }
    }),
  )
})

test('leaves out what is more than twice as far away as the far side of the rectangle', () => {
  // A floor that runs up to a horizon at the height of 0.2: the rectangle's far side is 0.2 below it.
  const corners: Corners = [
    { x: 0.4, y: 0.4 },
    { x: 0.6, y: 0.4 },
    { x: 0.8, y: 0.8 },
    { x: 0.2, y: 0.8 },
  ]
  const { top } = visibleWall(corners)
  const lowest = mapped(inverted(squareToCorners(corners)), { x: 0.5, y: 0.3 }).y
  expect(top).toBeGreaterThanOrEqual(lowest - 1e-9)
})

function rounded(part: object): object {
  return Object.fromEntries(
    Object.entries(part).map(([side, at]) => [side, Math.round(Number(at) * 1e6) / 1e6 + 0]),
  )
}
