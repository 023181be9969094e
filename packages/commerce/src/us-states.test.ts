import { expect, test } from 'vitest'
import { isUsState, US_STATES } from './us-states.ts'

test('there are 50 states in the order of their names', () => {
  const names = Object.values(US_STATES)
  expect(names).toHaveLength(50)
  expect(names).toEqual(names.toSorted())
})

test('only their two-letter codes are states', () => {
  expect(isUsState('NJ')).toBe(true)
  for (const code of ['nj', 'DC', 'PR', '', 'constructor']) expect(isUsState(code)).toBe(false)
})
