import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { otherRun } from './other-run.ts'

test('makes 13 treads of 10 inches a run of 130, and back', () => {
  expect(otherRun(buildStair(USUAL_DESIGN), 'stair')).toBe(130)
  const whole = buildStair({ ...USUAL_DESIGN, runOf: 'stair', runIn: 130 })
  expect(otherRun(whole, 'tread')).toBe(10)
})

test('keeps to what a tread may be', () => {
  const whole = buildStair({ ...USUAL_DESIGN, runOf: 'stair', runIn: 400 })
  expect(otherRun(whole, 'tread')).toBe(20)
})
