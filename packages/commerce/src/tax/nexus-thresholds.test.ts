import { expect, test } from 'vitest'
import { NEXUS_THRESHOLDS, nexusStanding } from './nexus-thresholds.ts'

const NJ = NEXUS_THRESHOLDS.find(({ state }) => state === 'NJ')
const IL = NEXUS_THRESHOLDS.find(({ state }) => state === 'IL')

test.each([
  [7_999_999, 159, 'below'],
  [8_000_000, 0, 'near'],
  [0, 160, 'near'],
  [9_999_999, 199, 'near'],
  [10_000_000, 0, 'over'],
  [0, 200, 'over'],
])('%i cents and %i sales into New Jersey are %s', (cents, orders, standing) => {
  expect(nexusStanding(NJ, [{ cents, orders }])).toBe(standing)
})

test('the busier of two spans counts', () => {
  const quiet = { cents: 0, orders: 0 }
  expect(nexusStanding(NJ, [quiet, { cents: 8_000_000, orders: 1 }])).toBe('near')
  expect(nexusStanding(NJ, [])).toBe('below')
})

test('where no figure was read nothing is guessed', () => {
  const sold = [{ cents: 900_000_000, orders: 9000 }]
  expect(nexusStanding(undefined, sold)).toBe('unchecked')
  expect(nexusStanding(IL, sold)).toBe('unchecked')
})

test('each figure has its source and the day on which it was read', () => {
  for (const { source, checkedOn } of NEXUS_THRESHOLDS) {
    expect(source).not.toBe('')
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
