import { expect, test } from 'vitest'
import { choiceProblems } from '@millrun/stair/problems/choice-problems'
import type { Design } from '@millrun/stair/design/design'
import { TWISTS_AND_BASKETS } from '../../../testing/twists-and-baskets.ts'
import {
  BALUSTER_STYLES,
  type BalusterStyle,
  findBaluster,
} from '@millrun/stair/stock/baluster-stock'
import { withStyle } from './chosen-style.ts'
import { styleChoice } from '../gallery/style-choice.ts'

/** Solid twists and baskets in bronze, under a rail without a plow. */
const BRONZE = TWISTS_AND_BASKETS

function baluster(id: string): BalusterStyle {
  const found = findBaluster(id)
  if (found === undefined) throw new Error(`${id} is not sold`)
  return found
}

function choice(id: string, slot: number, design: Design) {
  return styleChoice(baluster(id), slot, design)
}

test('a baluster that goes with the rest changes nothing else', () => {
  const { design, notes } = withStyle(BRONZE, 1, baluster('m-303'))
  expect(design.pattern).toEqual({ styles: ['m-301', 'm-303'], order: [0, 1, 0] })
  expect(notes).toEqual([])
})

test('a hollow basket, to which we sell no hollow twist, brings plain hollow bars with it', () => {
  const { design, notes } = withStyle(BRONZE, 1, baluster('m-399'))
  expect(design.pattern).toEqual({ styles: ['m-101', 'm-399'], order: [0, 1, 0] })
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatch(/Solid and hollow .* Plain Square stands in place of Single Twist\.$/)
})

test('a wood baluster takes the places of iron', () => {
  const { design } = withStyle(BRONZE, 1, baluster('c-5015'))
  expect(design.pattern).toEqual({ styles: ['c-5015'], order: [0, 0, 0] })
})

test('a baluster that is in the pattern already changes places', () => {
  const { design } = withStyle(BRONZE, 0, baluster('m-405'))
  expect(design.pattern).toEqual({ styles: ['m-405', 'm-301'], order: [0, 1, 0] })
})

test('says before what would give way', () => {
  expect(choice('m-303', 1, BRONZE)).toEqual({ can: true })
  expect(choice('m-399', 1, BRONZE)).toEqual({ can: true, changes: 'Changes A' })
  expect(choice('c-5005', 0, BRONZE)).toEqual({ can: true, changes: 'Changes B, rail' })
})

test('a belly baluster, what is out of stock and what the kept rail cannot take are refused', () => {
  expect(choice('m-110', 0, BRONZE)).toMatchObject({ can: false })
  expect(choice('m-408', 0, BRONZE)).toMatchObject({ can: false })
  const kept: Design = { ...BRONZE, job: 'keep-rail', railId: 'c-6013' }
  expect(choice('m-301', 0, kept)).toMatchObject({ can: false })
})

test('whatever can be chosen stands on the stair afterwards, and goes with the rest', () => {
  for (const style of BALUSTER_STYLES) {
    if (!choice(style.product.id, 1, BRONZE).can) continue
    const { design } = withStyle(BRONZE, 1, style)
    expect(design.pattern.styles).toContain(style.product.id)
    expect([style.product.id, ...choiceProblems(design)]).toEqual([style.product.id])
  }
})
