import type { CodePurpose } from '../account-tables.ts'

export const CODE_DIGITS = 6
export const CODE_LIFE_MS = 10 * 60_000
/** From all networks together: whoever guesses has one chance in 50,000 for each code. */
export const MOST_TRIES = 20
/** A link for a member of staff is handed over by a person. */
export const INVITE_LIFE_MS = 24 * 60 * 60_000

export type CodeType = 'email' | 'signup' | 'magiclink' | 'recovery'

/** Which codes may be shown under which name: clients call the codes of sign-in and of sign-up both `email`. */
export const PURPOSES: Readonly<Record<CodeType, readonly CodePurpose[]>> = {
  email: ['signup', 'otp'],
  signup: ['signup', 'otp'],
  magiclink: ['signup', 'otp'],
  recovery: ['recovery'],
}
