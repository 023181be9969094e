import { expect, it } from 'vitest'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { floorBoards } from './floor-boards.ts'

it.each(['x', 'z'] as const)('covers the floor with boards along %s and no farther', (way) => {
  const [boards] = floorBoards({ wood: 'maple', x: [-50, 70], z: [0, 105], topIn: 2, way })
  const { least, most } = boxAround(boards?.solids ?? [])
  expect(least[0]).toBeCloseTo(-50, 0)
  expect(most[1]).toBeCloseTo(2, 9)
  expect(most[2]).toBeLessThanOrEqual(110.25)
  // 20 rows of boards 5 1/4 in wide cover 105 in.
  const count = boards?.solids.reduce((sum, { placements }) => sum + placements.length, 0) ?? 0
  expect(count).toBeGreaterThan(20)
})
