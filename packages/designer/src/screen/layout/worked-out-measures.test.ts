import { expect, test } from 'vitest'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { workedOutMeasures } from './worked-out-measures.ts'

function follows(changes: Partial<Design>): Record<string, string> {
  const results = workedOutMeasures(buildStair({ ...USUAL_DESIGN, ...changes }))
  return Object.fromEntries(results.map(({ name, value }) => [name, value]))
}

test('works out 14 risers of 7-5/8 and three half-inch bars to a tread of 10', () => {
  expect(follows({})).toMatchObject({
    Risers: '14, each 7-5/8" (7.643") high',
    Treads: '13, each 10" deep',
    'All treads together': '130"',
    Slope: '37.4°',
  })
  expect(follows({})['Balusters']).toMatch(/^\d+, 3 on each tread$/)
})

test('takes the landing out of the treads', () => {
  expect(follows({ layout: 'l-landing' })).toMatchObject({ Treads: '12, each 10" deep' })
})

test('says of a level bay of 96 inches 21 balusters and a gap of 3.886', () => {
  const balcony = { layout: 'balcony', balconyStart: 'wall', balconyEnd: 'wall' } as const
  expect(follows({ ...balcony, balconyIn: 96 })).toEqual({
    Balusters: '21',
    'Widest gap': '3.886"',
  })
})

test('counts nothing between two walls', () => {
  expect(Object.keys(follows({ left: 'wall', right: 'wall' }))).not.toContain('Balusters')
})

test('says nothing of treads on a knee wall', () => {
  expect(follows({ footing: 'knee-wall' })['Balusters']).toMatch(/^\d+$/)
})
