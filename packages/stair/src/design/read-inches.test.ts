import { expect, test } from 'vitest'
import { readInches } from './read-inches.ts'

test.each([
  ['107', 107],
  ['107.5', 107.5],
  ['107 1/2', 107.5],
  ['107-1/2"', 107.5],
  ['3/4', 0.75],
  [`8'`, 96],
  [`8' 11"`, 107],
  [`8'11 1/2"`, 107.5],
  ['8 ft 11 in', 107],
  ['8 feet', 96],
  [' 36 inches ', 36],
])('reads %s as %f inches', (text, lengthIn) => {
  expect(readInches(text)).toBe(lengthIn)
})

test.each(['', '"', 'eight', '1/0', '10 20', '-', '1e5', `'`, '107 1/2 1/2', '12345678901'])(
  'does not read %j',
  (text) => {
    expect(readInches(text)).toBeUndefined()
  },
)
