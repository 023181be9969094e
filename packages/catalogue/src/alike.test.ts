import { expect, test } from 'vitest'
import { alikeBy } from './alike.ts'

test('what has the same key comes together, in the order of the first of each', () => {
  expect(alikeBy(['oak', 'ash', 'old', 'any', 'oil'], ([letter]) => letter)).toEqual([
    ['oak', 'old', 'oil'],
    ['ash', 'any'],
  ])
  expect(alikeBy([], () => 1)).toEqual([])
})
