import { expect, test } from 'vitest'
import { moldingMembers } from './molding-members.ts'

test('a draughtsman marks the recess, the widest place and the shoulder', () => {
  const half = [
    [0, 0],
    [1, 0],
    [0.6, 1],
    [1.2, 1.8],
    [1, 2.2],
    [0.4, 2.4],
    [0, 2.4],
  ] as const
  expect(moldingMembers(half).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
})
