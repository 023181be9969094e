import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { TWISTS_AND_BASKETS } from '../testing/twists-and-baskets.ts'
import { stairSummary } from './stair-summary.ts'

test('tells a stair from its steps to its newels', () => {
  expect(stairSummary(buildStair(TWISTS_AND_BASKETS))).toEqual([
    'A straight stair, 107" from floor to floor and 42" wide: 14 risers of 7-5/8" (7.643") and treads of 10".',
    'Going up, the left side is open and the right side is a wall; balusters stand on the treads.',
    'It has 38 balusters: 26 × Single Twist Iron Baluster, Oil Rubbed Bronze and 12 × Twist and Basket Iron Baluster. The widest gap between them is 2.833 inches.',
    'The rail is Colonial Handrail, cut between newels, 35" above the nosings.',
    'Newels: 2 × Classic Ball Top Newel in Red Oak.',
  ])
})

test('tells a balcony, and what is wrong with it', () => {
  const design = { ...USUAL_DESIGN, layout: 'balcony', railId: 'c-6013' } as const
  const told = stairSummary(buildStair(design))
  expect(told[0]).toBe('A level balcony of 120", from a newel to a wall.')
  expect(told).toContain('To be put right:')
  expect(told.at(-1)).toMatch(/^Iron goes into drilled holes/)
})
