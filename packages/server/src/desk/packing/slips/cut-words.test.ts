import { expect, test } from 'vitest'
import { cutWords } from './cut-words.ts'

test('two halves of a rail of 12 ft finish a sixteenth below their half: one cut of 1/8 in', () => {
  expect(cutWords('c-6010:length=12,cut=72+72')).toBe(
    'Cut each 144" stick into 2 pieces: 72" + 72" nominal. Each saw cut takes 1/8" off the pieces (each finishes 71-15/16").',
  )
})

test('pieces that differ are named one by one', () => {
  expect(cutWords('c-6010:length=12,cut=60+84')).toBe(
    'Cut each 144" stick into 2 pieces: 60" + 84" nominal. Each saw cut takes 1/8" off the pieces.',
  )
})

test('one length is one piece of a stick, and what comes whole is not cut', () => {
  expect(cutWords('c-6010:length=80-11/16')).toMatch(
    /^Cut each \d+" stick to one piece of 80-11\/16"; the rest is waste\.$/,
  )
  expect(cutWords('c-6010:length=12')).toBeUndefined()
  expect(cutWords('c-2005:species=white-oak')).toBeUndefined()
  expect(cutWords('gone-1')).toBeUndefined()
})
