import { expect, test } from 'vitest'
import { normalWord } from './normal-word.ts'

test.each([
  ['spindles', 'spindle'],
  ['boxes', 'box'],
  ['bodies', 'body'],
  ['panelled', 'panels'],
  ['moulded', 'molding'],
  ['mitred', 'mitered'],
  ['grey', 'gray'],
  ['colours', 'color'],
  ['ploughed', 'plowed'],
  ['fluted', 'flutes'],
  ['raked', 'rake'],
  ['feet', 'foot'],
  ['bent', 'bending'],
])('%s and %s are one word', (a, b) => {
  expect(normalWord(a)).toBe(normalWord(b))
})

test.each(['brass', 'newe', 'red', 'oak', '6010s', 'easing', 'bullnose2'])('%s stays', (word) => {
  expect(normalWord(word)).toBe(word)
})
