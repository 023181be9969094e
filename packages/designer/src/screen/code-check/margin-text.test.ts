import { expect, test } from 'vitest'
import { codeCheck } from '@millrun/stair/code-check/code-check'
import { IRC_2021 } from '@millrun/stair/code-check/irc-2021'
import type { Quantity } from '@millrun/stair/code-check/rule-set'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { marginText } from './margin-text.ts'

function margin(quantity: Quantity, changes: Partial<Design> = {}) {
  const checks = codeCheck(buildStair({ ...USUAL_DESIGN, ...changes }), IRC_2021)
  return checks.flatMap((check) => (check.rule.quantity === quantity ? [marginText(check)] : []))
}

test('tells what is left of a riser of 7.643 inches', () => {
  expect(margin('riser')).toEqual(['0.107" to spare'])
})

test('tells by how much a limit is missed, on either side', () => {
  expect(margin('tread-run', { runIn: 9.5 })).toEqual(['1/2" too little'])
  expect(margin('opening-stair', { stairSphereIn: 4.375, runIn: 10 })).toHaveLength(1)
  expect(margin('handrail-height', { job: 'keep-rail', existingRailIn: 40 })).toEqual([
    '2" too much',
    '6" to spare',
  ])
})

test('tells when nothing is left', () => {
  expect(margin('tread-run')).toEqual(['nothing to spare'])
})

test('says nothing of what is there or not', () => {
  expect(margin('handrail-sides')).toEqual([''])
})
