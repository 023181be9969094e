import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { sessionFault } from './session-fault.ts'

/** What the client makes of an error of the browser. */
function passkeyError(code: string): Error {
  return Object.assign(new Error('aborted'), { __isWebAuthnError: true, name: 'AbortError', code })
}

test('a shop that cannot be reached is not the fault of what was typed', () => {
  expect(sessionFault(new AuthRetryableFetchError('down', 503))).toEqual({
    sentence: 'We could not be reached just now. Please try again in a moment.',
  })
})

test('a session that is over asks to sign in again', () => {
  const ended = new AuthApiError('gone', 403, 'session_not_found')
  for (const error of [ended, new AuthSessionMissingError()]) {
    expect(sessionFault(error).sentence).toBe('You were signed out. Please sign in again.')
  }
})

test('a passkey that was called off is no fault, and one that is there already is named', () => {
  expect(sessionFault(passkeyError('ERROR_CEREMONY_ABORTED')).sentence).toMatch(
    /^No passkey was used/,
  )
  expect(sessionFault(passkeyError('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')).sentence).toBe(
    'This device has a passkey for your account already.',
  )
})

test('one form may know better what a code means', () => {
  const own = { sentence: 'This is not your current password.', about: 'current' }
  const error = new AuthApiError('no', 400, 'invalid_credentials')
  expect(sessionFault(error, { invalid_credentials: own })).toBe(own)
  expect(sessionFault(error).about).toBe('password')
})

test.each([new Error('?'), undefined, new AuthApiError('?', 500, 'hook_timeout')])(
  'whatever else there is becomes one sentence: %s',
  (error) => {
    expect(sessionFault(error).sentence).toBe(
      'This did not work just now. Please try again in a moment.',
    )
  },
)
