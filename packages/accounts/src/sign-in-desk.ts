import type { AccountDatabase } from './account-tables.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

/** What all of sign-in works with. */
export interface SignInDesk {
  readonly database: AccountDatabase
  readonly now: () => Date
  /** Lets somebody who guesses wait, in milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>
  /** Where the shop is reached; tokens are issued in its name, and passkeys are made for it. */
  readonly origin: string
  readonly keys: SigningKeys
}

export function nowText({ now }: Pick<SignInDesk, 'now'>): string {
  return now().toISOString()
}

export function textAfter({ now }: Pick<SignInDesk, 'now'>, ms: number): string {
  return new Date(now().getTime() + ms).toISOString()
}

/** Where the shop mounts sign-in, and what its tokens call their issuer after the origin. */
export const SIGN_IN_PATH = '/auth/v1'
