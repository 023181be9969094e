import { describe, expect, test } from 'vitest'
import { DESIGN_LIMITS } from '@millrun/stair/design/design-limits'
import { buildStair } from '@millrun/stair/model/build-stair'
import { presets } from '@millrun/stair/presets/presets'
import { readStartingAddress } from './starting-address.ts'

const BRONZE = presets[0].design

test('an address that asks for nothing starts nothing', () => {
  expect(readStartingAddress('')).toBeUndefined()
  expect(readStartingAddress('?utm_source=mail')).toBeUndefined()
})

test('14 steps are the first stair as it is: 107 inches, of 7-5/8" each and a little', () => {
  expect(readStartingAddress('?steps=14')).toEqual({
    design: { ...BRONZE, risers: 14 },
    isFinished: false,
    steps: 14,
    problems: [],
  })
})

test('9 steps of the same height come to 68-3/4 inches', () => {
  expect(readStartingAddress('?steps=9')).toEqual({
    design: { ...BRONZE, name: 'Bronze baskets, 9 steps', risers: 9, totalRiseIn: 68.75 },
    isFinished: false,
    steps: 9,
    problems: [],
  })
})

test('a finished staircase is shown with its parts list, in as many steps as one has', () => {
  const start = readStartingAddress('?preset=scene-straight-lines&steps=16')
  expect(start).toMatchObject({ isFinished: true, problems: [] })
  expect(start?.design).toMatchObject({ risers: 16, totalRiseIn: 122.25, newelId: 'n-4620' })
})

test('every number of steps that may be asked for can be built, none steeper than the code allows', () => {
  const { least, most } = DESIGN_LIMITS.risers
  for (let steps = least; steps <= most; steps += 1) {
    const start = readStartingAddress(`?steps=${steps}`)
    if (start === undefined) throw new Error('nothing was read')
    const stair = buildStair(start.design)
    expect(stair.steps.risers).toBe(steps)
    expect(stair.steps.riseIn).toBeLessThanOrEqual(7.75)
  }
})

describe('falls back and says so', () => {
  test.each(['', '0', '1', '31', '-14', '14.5', '1e1', 'many', '9999999'])('steps=%s', (text) => {
    expect(readStartingAddress(`?steps=${text}`)).toEqual({
      design: BRONZE,
      isFinished: false,
      problems: ['The number of steps has to be a whole number from 2 to 30, so the stair has 14.'],
    })
  })

  test('an unknown staircase', () => {
    expect(readStartingAddress('?preset=__proto__&steps=14')).toEqual({
      design: { ...BRONZE, risers: 14 },
      isFinished: false,
      steps: 14,
      problems: [
        'The address names a staircase that we do not have, so you begin with Bronze baskets.',
      ],
    })
  })
})
