import { expect, test } from 'vitest'
import { isUsState, US_STATES } from './us-states.ts'

test('there are 50 states in the order of their names', () => {
  const names = Object.values(US_STATES)
  expect(names).toHaveLength(50)
  expect(names).toEqual(names.toSorted())
})

test('each has the code that the post gave it', () => {
  // USPS Publication 28, appendix B.
  const codes =
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
  expect(Object.keys(US_STATES).join(' ')).toBe(codes)
  for (const code of codes.split(' ')) expect(isUsState(code)).toBe(true)
})

test('only their two-letter codes are states', () => {
  expect(isUsState('NJ')).toBe(true)
  for (const code of ['nj', 'DC', 'PR', '', 'constructor']) expect(isUsState(code)).toBe(false)
})
