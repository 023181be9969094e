import { expect, test } from 'vitest'
import { meshOf } from '../solids/mesh/mesh-of.ts'
import { openEdges, volumeIn3 } from '../testing/solid-facts.ts'
import { squareStack } from './square-stack.ts'

test('a square stack that narrows holds what the stump of a pyramid holds', () => {
  const levels = [
    { heightIn: 0, halfIn: 2 },
    { heightIn: 6, halfIn: 1 },
  ]
  const mesh = meshOf(squareStack(levels, 0.001))
  expect(openEdges(mesh)).toBe(0)
  // 6 / 3 · (16 + 4 + √(16 · 4)) = 56.
  expect(volumeIn3(mesh)).toBeCloseTo(56, 2)
})
