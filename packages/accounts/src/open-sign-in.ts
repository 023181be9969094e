import type { AccountDatabase } from './account-tables.ts'
import type { SignInDesk } from './sign-in-desk.ts'
import { signingKeys } from './tokens/signing-keys.ts'

/** Sign-in over the accounts of a database, for the shop that is reached at `origin`. */
export function openSignIn(options: {
  readonly database: AccountDatabase
  readonly now: () => Date
  readonly pause: (ms: number) => Promise<unknown>
  readonly origin: string
}): SignInDesk {
  return { ...options, keys: signingKeys(options.database, options.now) }
}
