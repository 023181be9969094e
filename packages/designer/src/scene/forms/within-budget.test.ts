import type { Solid } from '@millrun/parts/solids/solid'
import { buildStair } from '@millrun/stair/model/build-stair'
import { placedParts } from '@millrun/stair/placements/placed-parts'
import { expect, test } from 'vitest'
import { TWISTS_AND_BASKETS } from '../../testing/twists-and-baskets.ts'
import { drawnGroups } from './drawn-solids.ts'
import type { FormOrder } from './form-order.ts'
import { withinBudget } from './within-budget.ts'

const parts = placedParts(buildStair(TWISTS_AND_BASKETS))
const groups = [...drawnGroups(parts, () => 'one look').values()]

/** A solid of so many triangles in one place: only how many there are counts here. */
function solid(triangles: number): Solid {
  return {
    name: 'solid',
    substance: 'wood',
    mesh: {
      positions: new Float32Array(9),
      normals: new Float32Array(9),
      triangles: new Uint32Array(3 * triangles),
    },
    placements: [{ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }],
  }
}

test('what keeps within the budget is drawn at its finest', () => {
  const orders: FormOrder[] = []
  const wanted = withinBudget(groups, (order) => {
    orders.push(order)
    return [solid(100)]
  })
  expect(wanted).toHaveLength(groups.length)
  expect(orders.every(({ coarseness }) => coarseness === 0)).toBe(true)
  expect(new Set(wanted?.map(({ key }) => key)).size).toBe(groups.length)
})

test('what is too much is ordered coarser, and keeps another place on the card', () => {
  const orders: FormOrder[] = []
  const wanted = withinBudget(groups, (order) => {
    orders.push(order)
    return [solid(40_000 / 2 ** order.coarseness)]
  })
  expect(orders.some(({ coarseness }) => coarseness > 0)).toBe(true)
  expect(wanted?.some(({ key }) => !key.endsWith('/0'))).toBe(true)
})

test('nothing is drawn while something is still being made, but all of it is ordered', () => {
  const asked = new Set<string>()
  const wanted = withinBudget(groups, (order) => {
    asked.add(order.key)
    return asked.size === 1 ? undefined : [solid(100)]
  })
  expect(wanted).toBeUndefined()
  expect(asked.size).toBe(new Set(groups.map(({ drawn }) => drawn.formKey)).size)
})

test('parts of one form and one look are one group, wherever they stand', () => {
  const bars = groups.filter(({ part }) => part.group === 'balusters')
  // twists and baskets: two forms
  expect(bars).toHaveLength(2)
  const standing = parts
    .filter(({ group }) => group === 'balusters')
    .reduce((sum, { placements }) => sum + placements.length, 0)
  expect(bars.reduce((sum, { places }) => sum + places.length, 0)).toBe(standing)
})
