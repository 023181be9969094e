import { expect, test } from 'vitest'
import {
  flightBars,
  GUARD_MIDDLE_IN,
  LANDING_IN,
  LANDING_POST_X_IN,
  rakeMiddle,
} from './guide-stair.ts'
import { balustradeRail } from './rail-parts.ts'

const inLine = flightBars().filter(({ foot }) => foot[2] === 0)

test('seven risers of 7-1/2 climb 52-1/2, and the guard above them is 42 high', () => {
  expect(LANDING_IN).toBe(52.5)
  // Half of a rail that is 2-3/8 high lies above its middle.
  expect(GUARD_MIDDLE_IN).toBeCloseTo(52.5 + 42 - 2.375 / 2, 9)
})

test('five bars stand in the ring of the volute, on the first step', () => {
  const ring = flightBars().filter(({ foot }) => foot[2] !== 0)
  expect(ring).toHaveLength(5)
  expect(ring.map(({ foot }) => foot[1])).toEqual([7.5, 7.5, 7.5, 7.5, 7.5])
})

test('sixteen more stand on the treads, less than 4 apart, up to the landing post', () => {
  // Three to each of six treads, but for two where the volute is.
  expect(inLine).toHaveLength(16)
  const gaps = inLine.slice(1).map(({ foot }, index) => {
    return foot[0] - (inLine[index]?.foot[0] ?? Number.NaN) - 0.5
  })
  expect(Math.max(...gaps)).toBeCloseTo(2.8333, 4)
  expect(LANDING_POST_X_IN - (inLine.at(-1)?.foot[0] ?? 0)).toBeLessThan(4)
})

test('bars end below the rake, and under the gooseneck below the guard', () => {
  const rake = inLine.find(({ foot }) => foot[0] === 25)
  // Plumb, half of the rail measures a quarter more.
  expect(rake?.topIn).toBeCloseTo(rakeMiddle(25) - (2.375 / 2) * 1.25, 6)
  expect(inLine.at(-1)?.topIn).toBeCloseTo(GUARD_MIDDLE_IN - 2.375 / 2, 6)
})

test('the gooseneck brings the rail up to the cap of the landing', () => {
  const names = balustradeRail().map(({ name }) => name)
  expect(names.slice(0, 4)).toEqual(['volute', 'rake rail', 'gooseneck', 'landing cap'])
  const cap = balustradeRail().find(({ name }) => name === 'landing cap')
  const [x, y] = cap?.place ?? []
  expect(x).toBeCloseTo(LANDING_POST_X_IN, 1)
  expect(y).toBeCloseTo(GUARD_MIDDLE_IN, 1)
})
