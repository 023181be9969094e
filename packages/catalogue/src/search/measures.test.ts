import { expect, test } from 'vitest'
import { readMeasures } from './measures.ts'

test.each([
  ['rail 12 ft', [144]],
  ["12' handrail", [144]],
  ['8ft wall rail', [96]],
  ['16-foot rail', [192]],
  ['144 inches long, 2-1/4" wide', [144, 2.25]],
  ['half inch square', [0.5]],
  ['half an inch', [0.5]],
  ['3/4 inch', [0.75]],
  ['1/2', [0.5]],
  ['3 1/4', [3.25]],
  ['.5 in', [0.5]],
  ['3.5 inch newel', [3.5]],
  ['12\' (144")', [144, 144]],
])('%s', (text, inches) => {
  expect(readMeasures(text).map((measure) => measure.inches)).toEqual(inches)
})

test.each([
  '12 balusters',
  'm-399',
  '6010',
  '1/3 off',
  'C-8010-2',
  '12 interior posts',
  'half turn',
])('no length in "%s"', (text) => {
  expect(readMeasures(text)).toEqual([])
})

test('says where it stands', () => {
  expect(readMeasures('rail 12 ft long')).toEqual([{ inches: 144, start: 5, end: 10 }])
})
