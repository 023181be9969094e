import { describe, expect, test } from 'vitest'
import { risenFrom, sized } from '../placements/riser-piece.ts'
import {
  landingTread,
  longestIn,
  riserFor,
  sizeFrom,
  startingStepFor,
  treadFor,
  winderBlank,
} from './step-stock.ts'

const OPEN_LEFT = { left: 'open', right: 'wall', footing: 'treads' } as const
const OPEN = { left: 'open', right: 'open', footing: 'treads' } as const
const CLOSED = { left: 'open', right: 'open', footing: 'knee-wall' } as const

describe('a tread', () => {
  test('has a return wherever its end is seen', () => {
    expect(treadFor({ ...OPEN, left: 'wall', right: 'wall' })?.product.id).toBe('c-8070')
    expect(treadFor(OPEN_LEFT)?.product.id).toBe('c-8075')
    expect(treadFor(OPEN)?.product.id).toBe('c-8080')
  })

  test('is square between knee walls', () => {
    expect(treadFor(CLOSED)?.product.id).toBe('c-8070')
  })
})

test('a riser is mitred where one stringer is open', () => {
  expect(riserFor(OPEN_LEFT)?.product.id).toBe('c-8092')
  expect(riserFor(OPEN)?.product.id).toBe('c-8090')
})

test('a starting step is round on every open side', () => {
  expect(startingStepFor(OPEN_LEFT)?.product.id).toBe('c-8010')
  expect(startingStepFor(OPEN)?.product.id).toBe('c-8015')
})

test('the blank of winders is 42 long, 28-1/4 deep and 4 at its narrow end', () => {
  expect(winderBlank()?.shape).toMatchObject({ lengthIn: 42, depthIn: 28.25, narrowIn: 4 })
})

describe('a length', () => {
  const edge = landingTread()?.product

  test('is the shortest that is enough, and the longest where none is', () => {
    if (edge === undefined) throw new RangeError('no landing tread')
    expect(sizeFrom(edge, 40)).toBe('48')
    expect(sizeFrom(edge, 48)).toBe('48')
    expect(sizeFrom(edge, 49)).toBe('96')
    expect(sizeFrom(edge, 500)).toBe('192')
    expect(longestIn(edge)).toBe(192)
  })
})

describe('a riser is ordered', () => {
  const riser = riserFor(OPEN)

  test.each([
    [6.5, '7-1-4'],
    [7.25, '7-1-4'],
    [7.26, '7-1-2'],
    [7.6, '7-3-4'],
    [8, '8'],
    [9, '8'],
  ])('for %s inches as %s, by the options that it is sold in', (heightIn, code) => {
    if (riser === undefined) throw new RangeError('no riser')
    expect(risenFrom(riser.product, riser.shape.heightsIn, heightIn)).toEqual({ height: code })
  })

  test('in the next length', () => {
    if (riser === undefined) throw new RangeError('no riser')
    expect(sized(riser.product, 40)).toEqual({ size: '42' })
  })
})
