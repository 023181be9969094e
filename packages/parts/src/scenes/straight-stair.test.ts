import { expect, test } from 'vitest'
import {
  balusterPlaces,
  HOME_STAIR,
  nosingLine,
  railTop,
  totalRise,
  totalRun,
} from './straight-stair.ts'

test('thirteen risers of 7-1/2" climb 97-1/2" over 120"', () => {
  expect(totalRise(HOME_STAIR)).toBe(97.5)
  expect(totalRun(HOME_STAIR)).toBe(120)
})

test('the nosing line touches every nosing', () => {
  expect(nosingLine(HOME_STAIR, -1.25)).toBe(7.5)
  expect(nosingLine(HOME_STAIR, 8.75)).toBe(15)
})

test('the rail runs 36" above the nosings', () => {
  expect(railTop(HOME_STAIR, 8.75)).toBe(51)
})

test('three balusters stand on each of twelve treads, none more than 4" clear', () => {
  const places = balusterPlaces(HOME_STAIR)
  expect(places).toHaveLength(36)
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0) - 0.5)
  expect(Math.max(...gaps)).toBeCloseTo(2.833, 3)
})
