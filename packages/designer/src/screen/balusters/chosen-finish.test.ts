import { expect, test } from 'vitest'
import { choiceProblems } from '../../compatibility/choice-problems.ts'
import { FINISH } from '@millrun/catalogue/option-group'
import { presets } from '../../presets/presets.ts'
import { withFinish } from './chosen-finish.ts'

/** Twists that come in every finish, and baskets in bronze only. */
const [{ design: BRONZE }] = presets

test('in black, plain bars stand where no basket of this bar is black', () => {
  const fitted = withFinish(BRONZE, 'SB')
  expect(fitted?.design.finish).toBe('SB')
  expect(fitted?.design.pattern).toEqual({ styles: ['m-301', 'm-102'], order: [0, 1, 0] })
  expect(fitted?.notes).toEqual([
    'Twist and Basket Iron Baluster is not sold in Satin Black. Plain Solid Square stands in place of Twist and Basket.',
  ])
})

test('nothing gives way to a finish that all balusters come in', () => {
  expect(withFinish(BRONZE, 'ORB')).toEqual({ design: BRONZE, notes: [] })
})

test('a black scroll gives way to one in bronze, and to a plain bar where there is no other scroll', () => {
  const scrolls = { ...BRONZE, finish: 'SB', pattern: { styles: ['m-702'], order: [0] } } as const
  expect(withFinish(scrolls, 'ORB')?.design.pattern.styles).toEqual(['m-703'])
  expect(withFinish(scrolls, 'SV')?.design.pattern.styles).toEqual(['m-101'])
})

test('whatever the finish, the parts go together', () => {
  for (const { code } of FINISH.options) {
    const fitted = withFinish(BRONZE, code)
    expect(fitted === undefined ? [] : choiceProblems(fitted.design)).toEqual([])
  }
})
