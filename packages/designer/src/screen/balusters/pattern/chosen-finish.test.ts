import { expect, test } from 'vitest'
import { choiceProblems } from '@millrun/stair/problems/choice-problems'
import { FINISH } from '@millrun/catalogue/choosing/option-group'
import { TWISTS_AND_BASKETS } from '../../../testing/twists-and-baskets.ts'
import { placesChanged, withFinish } from './chosen-finish.ts'

/** Twists that come in every finish, and baskets in bronze only. */
const BRONZE = TWISTS_AND_BASKETS

test('in black, both stand on the heavier bar that we sell black baskets and twists of', () => {
  const fitted = withFinish(BRONZE, 'SB')
  expect(fitted?.design.finish).toBe('SB')
  expect(fitted?.design.pattern).toEqual({ styles: ['m-314', 'm-404'], order: [0, 1, 0] })
  expect(fitted?.notes).toEqual([
    'Single Twist Iron Baluster is 1/2" square bar, Heavy Single Twist Iron Baluster 5/8" square. A run takes one size of hole and shoe. Heavy Single Twist stands in place of Single Twist.',
    'Twist and Basket Iron Baluster is not sold in Satin Black. Six Rod Basket stands in place of Twist and Basket.',
  ])
})

test('in pewter the basket, which is most of the ornament, stays a basket, between plain bars', () => {
  expect(withFinish(BRONZE, 'PW')?.design.pattern).toEqual({
    styles: ['m-101', 'm-400'],
    order: [0, 1, 0],
  })
})

test('says which places of the pattern another finish changes', () => {
  expect(placesChanged(BRONZE, 'ORB')).toEqual([])
  expect(placesChanged(BRONZE, 'SB')).toEqual([0, 1])
  const twists = { ...BRONZE, pattern: { styles: ['m-301', 'm-303'], order: [0, 1] } }
  expect(placesChanged(twists, 'SB')).toEqual([1])
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
