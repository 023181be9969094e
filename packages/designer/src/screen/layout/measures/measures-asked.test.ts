import { expect, test } from 'vitest'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { measuresAsked } from './measures-asked.ts'

function asked(changes: Partial<Design>) {
  return measuresAsked(buildStair({ ...USUAL_DESIGN, ...changes }))
}

test('asks five measures of a straight stair', () => {
  expect(asked({})).toEqual(['totalRiseIn', 'risers', 'runIn', 'widthIn', 'railHeightIn'])
})

test('asks for landing, well and level rail of a stair that comes back', () => {
  expect(asked({ layout: 'u-landing', footing: 'knee-wall' })).toEqual([
    'totalRiseIn',
    'risers',
    'risersBelow',
    'runIn',
    'widthIn',
    'landingIn',
    'wellIn',
    'kneeWallIn',
    'railHeightIn',
    'levelRailHeightIn',
  ])
})

test('asks for no level rail where the open side turns at a single newel', () => {
  const inside = { layout: 'l-landing', turn: 'left', left: 'open', right: 'wall' } as const
  expect(asked(inside)).not.toContain('levelRailHeightIn')
  expect(asked({ ...inside, turn: 'right' })).toContain('levelRailHeightIn')
})

test('asks a balcony for its length and its rail only', () => {
  expect(asked({ layout: 'balcony' })).toEqual(['balconyIn', 'levelRailHeightIn'])
})

test('asks for no new rail where the old one stays', () => {
  expect(asked({ job: 'keep-rail' })).toEqual(['totalRiseIn', 'risers', 'runIn', 'widthIn'])
})
