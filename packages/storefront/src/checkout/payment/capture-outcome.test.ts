import { expect, test } from 'vitest'
import { captureOutcome } from './capture-outcome.ts'

test('a successful capture is paid and has its order number and page', () => {
  const placed = { orderNumber: 'MR-1', orderLink: '/orders/abc' }
  const reply = { ok: true, data: { success: true, ...placed } } as const
  expect(captureOutcome(reply)).toEqual({ kind: 'paid', ...placed })
})

test('pending is never a refusal, whatever error stands beside it', () => {
  const data = { success: false, pending: true, orderNumber: 'MR-2', error: 'Still checking.' }
  expect(captureOutcome({ ok: true, data })).toEqual({ kind: 'pending', orderNumber: 'MR-2' })
})

test('a declined payment is refused with the words of the server', () => {
  const data = { success: false, error: 'Your card was declined.' }
  expect(captureOutcome({ ok: true, data })).toEqual({
    kind: 'refused',
    message: 'Your card was declined.',
    canRestart: false,
  })
})

test('a refused wallet may be approved again when the server says so', () => {
  const data = { success: false, error: 'Declined.', restart: true }
  expect(captureOutcome({ ok: true, data })).toEqual({
    kind: 'refused',
    message: 'Declined.',
    canRestart: true,
  })
})

test('a failed capture without a message says that the capture failed', () => {
  expect(captureOutcome({ ok: true, data: { success: false } })).toEqual({
    kind: 'refused',
    message: 'Payment capture failed',
    canRestart: false,
  })
})

test('a refusal with a status of the request is definite', () => {
  const reply = { ok: false, status: 404, error: 'We do not know this order.' } as const
  expect(captureOutcome(reply)).toEqual({
    kind: 'refused',
    message: 'We do not know this order.',
    canRestart: false,
  })
})

test('a refusal without a sentence gets a general one', () => {
  expect(captureOutcome({ ok: false, status: 400 })).toEqual({
    kind: 'refused',
    message: 'Payment could not be processed. Please try again.',
    canRestart: false,
  })
})

test.each([408, 425, 429, 500, 502, 503, undefined])(
  'after status %s it is asked again',
  (status) => {
    const reply = status === undefined ? { ok: false } : { ok: false, status }
    expect(captureOutcome({ ...reply, ok: false })).toEqual({ kind: 'unknown' })
  },
)
