import { expect, test } from 'vitest'
import { nextOption } from './next-option.ts'

test('goes down from the field to the first option, and round the end', () => {
  expect(nextOption('ArrowDown', -1, 3)).toBe(0)
  expect(nextOption('ArrowDown', 0, 3)).toBe(1)
  expect(nextOption('ArrowDown', 2, 3)).toBe(0)
})

test('goes up from the field to the last option, and round the start', () => {
  expect(nextOption('ArrowUp', -1, 3)).toBe(2)
  expect(nextOption('ArrowUp', 2, 3)).toBe(1)
  expect(nextOption('ArrowUp', 0, 3)).toBe(2)
})

test('leaves Home and End to the text until an option is active', () => {
  expect(nextOption('Home', -1, 3)).toBeUndefined()
  expect(nextOption('Home', 2, 3)).toBe(0)
  expect(nextOption('End', 0, 3)).toBe(2)
})

test('leaves every other key alone, and all of them while there is no option', () => {
  expect(nextOption('a', 1, 3)).toBeUndefined()
  expect(nextOption('ArrowDown', -1, 0)).toBeUndefined()
})
