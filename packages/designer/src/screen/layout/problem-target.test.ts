import { expect, test } from 'vitest'
import { problemTarget } from './problem-target.ts'

test('leads to the field of a decision, and to the balusters for everything about parts', () => {
  const text = 'Measure it.'
  expect(problemTarget({ place: 'layout', decision: 'runIn', text })).toEqual({
    step: 'layout',
    id: 'decide-runIn',
  })
  expect(problemTarget({ place: 'layout', text })).toEqual({ step: 'layout', id: 'decide-layout' })
  expect(problemTarget({ place: 'retrofit', text })).toEqual({
    step: 'layout',
    id: 'decide-existingRailIn',
  })
  expect(problemTarget({ place: 'newels', text })).toEqual({ step: 'balusters' })
})
