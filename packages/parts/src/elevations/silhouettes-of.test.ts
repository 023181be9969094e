import { describe, expect, it, test } from 'vitest'
import type { UprightKind } from './telling-window.ts'
import { shapesOf } from '../testing/shapes-of.ts'
import { elevationBounds } from './elevation-bounds.ts'
import { elevationOf } from './elevation-of.ts'
import { silhouettesOf } from './silhouettes-of.ts'

const BAR = { kind: 'iron-baluster', section: 'square', barIn: 0.5, lengthIn: 44 } as const
const PIN = { diameterIn: 0.5, lengthIn: 0.75 }

const KINDS: readonly UprightKind[] = ['turned', 'box-newel']

describe.each(KINDS)('every %s', (kind) => {
  it.each(shapesOf(kind))('%s is as large among a stair as in a drawing of its own', (_, shape) => {
    const { right, top } = elevationBounds(elevationOf(shape))
    const points = silhouettesOf(shape).flat()
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(right, 2)
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(top, 2)
  })
})

test('a basket swells to its width between its ends, a twist is drawn as its bar', () => {
  const [bar, basket, ...others] = silhouettesOf({
    ...BAR,
    isHollow: false,
    pin: PIN,
    ornaments: [
      { kind: 'twist', fromIn: 4, toIn: 10, turns: 3 },
      { kind: 'basket', fromIn: 20, toIn: 28, diameterIn: 2, rods: 4, rodIn: 0.25 },
    ],
  })
  expect(bar).toEqual([
    [0.25, 0],
    [0.25, 44],
    [-0.25, 44],
    [-0.25, 0],
  ])
  expect(basket?.[4]).toEqual([1, 24])
  expect(basket?.map(([, y]) => y)).toContain(20)
  expect(others).toEqual([])
})

test('a collar is an even band', () => {
  const ornaments = [{ kind: 'collar', centreIn: 22, heightIn: 1, widthIn: 0.75 }] as const
  const [, collar] = silhouettesOf({ ...BAR, isHollow: false, pin: PIN, ornaments })
  expect(collar).toEqual([
    [0.375, 21.5],
    [0.375, 22.5],
    [-0.375, 22.5],
    [-0.375, 21.5],
  ])
})
