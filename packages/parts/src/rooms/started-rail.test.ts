import { expect, it } from 'vitest'
import { railUnderside } from '../scenes/straight-stair.ts'
import { painted } from './scenes/painted.ts'
import { startedRail } from './started-rail.ts'

const { flight, parts } = painted()

it('leads the underside of the rail into the fitting without a step', () => {
  const started = startedRail(flight, parts)
  if (started === undefined) throw new Error('no fitting')
  const { endIn, undersideAt } = started
  expect(undersideAt(endIn + 5)).toBe(railUnderside(flight, endIn + 5))
  expect(undersideAt(endIn - 0.01)).toBeCloseTo(undersideAt(endIn), 1)
})

it('stands the post below the eye of the fitting, over the open side', () => {
  const started = startedRail(flight, parts)
  if (started === undefined) throw new Error('no fitting')
  const [x, y, z] = started.post
  expect(x).toBeGreaterThan(0)
  expect(x).toBeLessThan(flight.runIn)
  expect(z).toBeGreaterThan(flight.widthIn)
  expect(y).toBeLessThan(started.origin[1])
})

it('is nothing where the rail starts at a newel', () => {
  const { start: _, ...without } = parts
  expect(startedRail(flight, without)).toBeUndefined()
})
