import type { Outcome } from '@millrun/ui/asking/outcome'
import { authClient } from './session.ts'
import { told } from '@millrun/ui/sign-in/told'

/** A code that was mailed, and what for. */
export type CodeKind = 'signup' | 'email' | 'recovery'

export interface Credentials {
  readonly email: string
  readonly password: string
}

type Step = Promise<Outcome<undefined>>

export function signIn(credentials: Credentials): Step {
  return told(authClient().signInWithPassword(credentials))
}

export function signInWithPasskey(): Step {
  return told(authClient().signInWithPasskey(), {
    mfa_verification_failed: { sentence: 'This passkey opens no account here.' },
    mfa_challenge_expired: { sentence: 'This took too long. Please try again.' },
  })
}

/** Asks for a new account; it begins when the code that is mailed to the address is typed in. */
export function signUp(credentials: Credentials): Step {
  return told(authClient().signUp(credentials))
}

/** Has a code mailed; whether there is such an account nobody learns here. */
export function sendCode(kind: CodeKind, email: string): Step {
  switch (kind) {
    case 'signup':
      return told(authClient().resend({ type: 'signup', email }))
    case 'email':
      return told(authClient().signInWithOtp({ email, options: { shouldCreateUser: false } }))
    case 'recovery':
      return told(authClient().resetPasswordForEmail(email))
  }
}

export function typeInCode(kind: CodeKind, email: string, token: string): Step {
  return told(authClient().verifyOtp({ type: kind, email, token }))
}

/** A password after a code, which has just shown whose account it is. */
export function choosePassword(password: string): Step {
  return told(authClient().updateUser({ password }))
}

/** A new password in the place of the current one; all other browsers are signed out. */
export function changePassword(current: string, password: string): Step {
  const change = authClient().updateUser({ password, current_password: current })
  return told(change, {
    invalid_credentials: { sentence: 'This is not your current password.', about: 'current' },
  })
}

/** `local`: this browser alone; `global`: every browser; `others`: every browser but this one. */
export function signOut(scope: 'local' | 'global' | 'others'): Step {
  return told(authClient().signOut({ scope }))
}
