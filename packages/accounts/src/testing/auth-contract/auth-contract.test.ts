import { expect, test } from 'vitest'
import { contractProblem } from './auth-contract.ts'

const FACTOR = '/factors/2b306a77-21dc-4110-ba71-537cb56b9e98/challenge'
const CHALLENGE = { id: '14c1560e-2749-4522-bb62-d1458451830a', type: 'totp', expires_at: 1 }

const answer = (method: string, path: string, status: number, body?: unknown) =>
  contractProblem({ method, path, status, body })

test('an answer that is as the contract has it is no problem', () => {
  expect(answer('POST', '/recover', 200, {})).toBeUndefined()
  expect(answer('POST', '/logout', 204)).toBeUndefined()
  expect(answer('POST', FACTOR, 200, CHALLENGE)).toBeUndefined()
  const session = { access_token: 'a', token_type: 'bearer', expires_in: 3600, user: {} }
  expect(answer('POST', '/token', 200, session)).toBeUndefined()
})

test('an error has its status as a number, whether the contract lists it or not', () => {
  const error = { error_code: 'bad_jwt', msg: 'no' }
  expect(answer('GET', '/user', 403, { code: 403, ...error })).toBeUndefined()
  expect(answer('GET', '/user', 403, { code: '403', ...error })).toContain('must be integer')
  expect(answer('POST', '/signup', 429, { code: 'no', ...error })).toContain('must be integer')
})

test('what has another type, or is missing, is named', () => {
  expect(answer('GET', '/user', 200, { id: 'ada' })).toContain('must match format "uuid"')
  expect(answer('GET', '/user', 200, { confirmed_at: null })).toContain('must be string')
  expect(answer('POST', '/token', 200, { expires_in: '3600' })).toContain('must be integer')
  expect(answer('POST', FACTOR, 200, { id: CHALLENGE.id })).toContain('type')
  expect(answer('POST', '/logout', 204, {})).toContain('has a body')
})
