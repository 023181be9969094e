import { expect, test } from 'vitest'
import { seenFrom } from './standpoint.ts'

test('what is nearer is seen lower from above', () => {
  const see = seenFrom({ turnDeg: 0, tiltDeg: 30 })
  expect(see([0, 0, 1])[1]).toBeCloseTo(-0.5)
  expect(see([0, 0, -1])[1]).toBeCloseTo(0.5)
})

test('a quarter turn brings what was near to the right', () => {
  const [right, up, near] = seenFrom({ turnDeg: 90, tiltDeg: 0 })([0, 5, 2])
  expect([right, up]).toEqual([expect.closeTo(2), 5])
  expect(near).toBeCloseTo(0)
})
