import { isAuthError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { UNREACHED, type Fault } from '../asking/outcome.ts'

const SIGNED_OUT: Fault = { sentence: 'You were signed out. Please sign in again.' }
const NOT_IT: Fault = {
  sentence: 'This code is not right or no longer good. A code works once, for 10 minutes.',
  about: 'code',
}
const OTHER: Fault = { sentence: 'This did not work just now. Please try again in a moment.' }
const PASSKEY_UNUSED: Fault = {
  sentence: 'No passkey was used: your device or you called it off. You can try again.',
}

const PASSKEY_KNOWN: Fault = { sentence: 'This device has a passkey for your account already.' }

/** What the codes of the sign-in server mean to somebody in front of a form. */
const FAULTS: ReadonlyMap<string, Fault> = new Map(
  Object.entries({
    invalid_credentials: {
      sentence: 'The e-mail address and the password do not fit together.',
      about: 'password',
    },
    email_not_confirmed: {
      sentence: 'This address is not confirmed yet. Ask for a code instead of the password.',
      about: 'email',
    },
    email_address_invalid: { sentence: 'Please enter a valid email address', about: 'email' },
    validation_failed: { sentence: 'Please check what you typed.' },
    same_password: { sentence: 'This is the password that you have already.', about: 'password' },
    reauthentication_needed: { sentence: 'Please type your current password, too.' },
    reauthentication_not_valid: NOT_IT,
    otp_expired: NOT_IT,
    mfa_challenge_expired: NOT_IT,
    mfa_verification_rejected: NOT_IT,
    mfa_verification_failed: {
      sentence: 'This code is not right. The app shows another one every 30 seconds.',
      about: 'code',
    },
    mfa_factor_name_conflict: { sentence: 'There is one of this name already.', about: 'name' },
    too_many_enrolled_mfa_factors: { sentence: 'There are as many as an account can have.' },
    insufficient_aal: { sentence: 'Please sign in again with your second factor first.' },
    webauthn_challenge_expired: PASSKEY_UNUSED,
    over_request_rate_limit: {
      sentence: 'These were too many tries. Please wait a few minutes and try again.',
    },
    over_email_send_rate_limit: {
      sentence: 'A mail to this address is on its way. Another one can be sent in a minute.',
    },
    signup_disabled: { sentence: 'No new accounts are opened just now.' },
    user_banned: { sentence: 'This account is closed. Please call or write to us.' },
    session_not_found: SIGNED_OUT,
    session_expired: SIGNED_OUT,
    refresh_token_not_found: SIGNED_OUT,
    refresh_token_already_used: SIGNED_OUT,
    user_not_found: SIGNED_OUT,
    bad_jwt: SIGNED_OUT,
    no_authorization: SIGNED_OUT,
  }),
)

/** What the codes mean to one form alone. */
export type OwnFaults = Readonly<Record<string, Fault>>

/** What an error of the session's client means, as a sentence. */
export function sessionFault(error: unknown, own: OwnFaults = {}): Fault {
  if (isAuthRetryableFetchError(error)) return UNREACHED
  if (isWeakPassword(error)) return weakPassword(error.reasons)
  if (isAuthError(error)) return own[error.code ?? ''] ?? faultNamed(error.name, error.code)
  return passkeyFault(error) ?? OTHER
}

/** What the browser or the device says of a passkey; the client marks it so, and hands on its name. */
function passkeyFault(error: unknown): Fault | undefined {
  if (!(error instanceof Error && '__isWebAuthnError' in error)) return undefined
  const isKnown = 'code' in error && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  return isKnown ? PASSKEY_KNOWN : PASSKEY_UNUSED
}

function faultNamed(name: string, code: string | undefined): Fault {
  if (name === 'AuthSessionMissingError') return SIGNED_OUT
  return FAULTS.get(code ?? '') ?? OTHER
}

function weakPassword(reasons: readonly unknown[]): Fault {
  const sentence = reasons.includes('pwned')
    ? 'This password is among those that strangers try first. Please choose another one.'
    : 'Please choose a password of 8 to 128 characters.'
  return { sentence, about: 'password' }
}

function isWeakPassword(error: unknown): error is Error & { readonly reasons: readonly unknown[] } {
  return isAuthError(error) && 'reasons' in error && Array.isArray(error.reasons)
}
