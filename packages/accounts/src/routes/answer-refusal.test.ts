import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerRefusal } from './answer-refusal.ts'
import { AuthRefusal } from './auth-refusal.ts'

async function answerTo(error: Error) {
  const app = Fastify()
  app.setErrorHandler(answerRefusal((fault) => fault instanceof Error && fault.message === 'away'))
  app.get('/', () => {
    throw error
  })
  const { statusCode, headers, body } = await app.inject('/')
  return { statusCode, wait: headers['retry-after'], body: JSON.parse(body) }
}

test('a refusal says its code, and how long to wait', async () => {
  const refusal = new AuthRefusal(429, 'over_request_rate_limit', 'Please wait.', {
    retryAfterSeconds: 42,
  })
  expect(await answerTo(refusal)).toEqual({
    statusCode: 429,
    wait: '42',
    body: { code: 429, error_code: 'over_request_rate_limit', msg: 'Please wait.' },
  })
})

test('a weak password comes with its reason', async () => {
  const refusal = new AuthRefusal(422, 'weak_password', 'No.', { weakPassword: 'pwned' })
  expect((await answerTo(refusal)).body).toEqual({
    code: 422,
    error_code: 'weak_password',
    msg: 'No.',
    weak_password: { reasons: ['pwned'] },
  })
})

test('while the database is away, clients are asked to come again', async () => {
  expect(await answerTo(new Error('away'))).toMatchObject({
    statusCode: 503,
    wait: '5',
    body: { code: 503 },
  })
})

test('a fault of our own tells nothing of itself', async () => {
  const { statusCode, body } = await answerTo(new Error('the password of ada@example.com'))
  expect(statusCode).toBe(500)
  expect(body).toEqual({
    code: 500,
    error_code: 'unexpected_failure',
    msg: 'Something went wrong on our side.',
  })
})
