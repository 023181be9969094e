import { expect, test } from 'vitest'
import { nudge } from './nudge.ts'

const first = { xPercent: 50, yPercent: 40 }
const near = { xPercent: 53, yPercent: 44 }
const far = { xPercent: 80, yPercent: 40 }

test('leaves a ring on its part when no other is near', () => {
  expect(nudge(first, [first])).toEqual([0, 0])
  expect(nudge(first, [first, far])).toEqual([0, 0])
})

test('moves two that would touch apart, each by six pixels', () => {
  const places = [first, far, near]
  const [x, y] = nudge(first, places)
  expect(x).toBeCloseTo(-3.6)
  expect(y).toBeCloseTo(-4.8)
  expect(nudge(near, places)).toEqual([-x, -y])
})
