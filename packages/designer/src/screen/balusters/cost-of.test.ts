import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { costOf } from './cost-of.ts'

test('a balcony of 96 inches between walls takes 21 plain bars, $188.79, $24 a foot', () => {
  const stair = buildStair({
    ...USUAL_DESIGN,
    layout: 'balcony',
    balconyIn: 96,
    balconyStart: 'wall',
    balconyEnd: 'wall',
  })
  expect(costOf(stair)).toEqual({ count: 21, totalCents: 18_879, perFootCents: 2400 })
})
