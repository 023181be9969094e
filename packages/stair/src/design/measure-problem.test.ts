import { expect, test } from 'vitest'
import { measureProblem } from './measure-problem.ts'

test('says between which ends a measure may lie', () => {
  const tread = { runOf: 'tread' } as const
  expect(measureProblem('totalRiseIn', 107, tread)).toBeUndefined()
  expect(measureProblem('totalRiseIn', 10, tread)).toBe(
    'The total rise has to be between 14" and 240".',
  )
  expect(measureProblem('risers', 40, tread)).toBe(
    'The number of risers has to be between 2 and 30.',
  )
})

test('tells the run of one tread from that of all', () => {
  expect(measureProblem('runIn', 130, { runOf: 'stair' })).toBeUndefined()
  expect(measureProblem('runIn', 130, { runOf: 'tread' })).toBe(
    'The run has to be between 6" and 20".',
  )
})
