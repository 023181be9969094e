import { expect, test } from 'vitest'
import { sparePieces } from './spare-pieces.ts'

test('is one in twenty, rounded up', () => {
  expect([0, 1, 20, 21, 40, 60, 100].map(sparePieces)).toEqual([0, 1, 1, 2, 2, 3, 5])
})
