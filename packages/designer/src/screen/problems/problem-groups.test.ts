import { expect, test } from 'vitest'
import type { Problem } from '@millrun/stair/problems/problem'
import { problemGroups, problemTarget } from './problem-groups.ts'

const LOW: Problem = { place: 'retrofit', text: 'Your rail is low.' }
const SHORT: Problem = { place: 'newels', text: 'The newel is short.' }
const WIDE: Problem = { place: 'layout', decision: 'widthIn', text: 'Too narrow.' }
const CUT: Problem = { place: 'balusters', text: 'It would lose its ornament.' }

test('puts what is put right in one place together, the gravest first', () => {
  const groups = problemGroups([LOW, SHORT, WIDE, CUT])
  expect(groups.map(({ target, problems }) => ({ target, problems }))).toEqual([
    { target: { step: 'layout', id: 'decide-existingRailIn' }, problems: [LOW] },
    { target: { step: 'balusters' }, problems: [SHORT, CUT] },
    { target: { step: 'layout', id: 'decide-widthIn' }, problems: [WIDE] },
  ])
})

test('tells its groups apart', () => {
  const keys = problemGroups([LOW, SHORT, WIDE, CUT]).map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
})

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
