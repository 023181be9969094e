import { expect, test } from 'vitest'
import { epoxyKits } from './epoxy-kits.ts'

test('fills all holes with the fewest dollars', () => {
  expect(epoxyKits(0)).toEqual({ large: 0, small: 0 })
  expect(epoxyKits(28)).toEqual({ large: 0, small: 1 })
  expect(epoxyKits(70)).toEqual({ large: 0, small: 2 })
  expect(epoxyKits(71)).toEqual({ large: 1, small: 0 })
  expect(epoxyKits(121)).toEqual({ large: 1, small: 1 })
  expect(epoxyKits(192)).toEqual({ large: 2, small: 0 })
})
