import { expect, test } from 'vitest'
import { keysAt, listAt, textAt, valueAt } from './json-value.ts'

const json = { a: { b: [7, { c: 'text' }] }, n: null }

test('a value is found at the end of its path', () => {
  expect(valueAt(json, 'a', 'b', '1', 'c')).toBe('text')
  expect(valueAt(json)).toBe(json)
})

test.each([['x'], ['n', 'x'], ['a', 'b', '0', 'x'], ['a', 'x', 'y']])(
  'nothing is found at %s',
  (...path) => {
    expect(valueAt(json, ...path)).toBeUndefined()
  },
)

test('keys are those of an object', () => {
  expect(keysAt(json)).toEqual(['a', 'n'])
  expect(keysAt(json, 'n')).toEqual([])
  expect(keysAt(json, 'a', 'b', '1', 'c')).toEqual([])
})

test('lists and texts are empty where there is none', () => {
  expect(listAt(json, 'a', 'b')).toEqual([7, { c: 'text' }])
  expect(listAt(json, 'n')).toEqual([])
  expect(textAt(json, 'a', 'b', '1', 'c')).toBe('text')
  expect(textAt(json, 'a', 'b', '0')).toBe('')
})
