import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem.ts'

const reason = (password: string) => passwordProblem(password)?.reason

test('takes eight to a hundred and twenty-eight characters', () => {
  expect(reason('oakrail')).toBe('length')
  expect(reason('oakrails')).toBeUndefined()
  expect(reason('é'.repeat(128))).toBeUndefined()
  expect(reason('é'.repeat(129))).toBe('length')
  expect(reason('a'.repeat(10_000_000))).toBe('length')
})

test('counts characters, not what they are stored in', () => {
  expect(reason('🪜'.repeat(7))).toBe('length')
  expect(reason('🪜'.repeat(128))).toBeUndefined()
})

test('spaces count, and nothing is asked for', () => {
  expect(reason('        ')).toBeUndefined()
  expect(reason('stairrail')).toBeUndefined()
})

test('refuses the commonest, however they are written', () => {
  expect(reason('password')).toBe('pwned')
  expect(reason('Password1')).toBe('pwned')
  expect(reason('QWERTYUIOP')).toBe('pwned')
  expect(reason('password ')).toBeUndefined()
})
