/** How often something may be tried within a span of time. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly spanMs: number
  /** Tries that are answered at once; each one more waits longer. Nothing said: all of them. */
  readonly quick?: number
}

const MINUTE_MS = 60_000

/**
 * What one network, one account, and one network at one account may try. Whoever knows the password is never
 * kept out by a stranger: what is counted for the account as a whole does not hold where it was signed in before.
 */
export const LIMITS = {
  passwordsFromNetwork: { name: 'passwords', most: 30, spanMs: 5 * MINUTE_MS, quick: 10 },
  passwordsAtAccount: { name: 'passwords-there', most: 10, spanMs: 15 * MINUTE_MS, quick: 3 },
  passwordsOfAccount: { name: 'passwords-of', most: 100, spanMs: 60 * MINUTE_MS, quick: 20 },
  refreshes: { name: 'refreshes', most: 150, spanMs: 5 * MINUTE_MS },
  verifications: { name: 'verifications', most: 30, spanMs: 5 * MINUTE_MS },
  passkeysAsked: { name: 'passkeys', most: 60, spanMs: 5 * MINUTE_MS },
  codesShown: { name: 'codes-shown', most: 5, spanMs: 10 * MINUTE_MS },
  codesAskedFor: { name: 'codes', most: 30, spanMs: 5 * MINUTE_MS },
  codesForAddress: { name: 'codes-there', most: 10, spanMs: 60 * MINUTE_MS },
  mailsToAddress: { name: 'mails', most: 1, spanMs: MINUTE_MS },
  secondFactors: { name: 'second-factors', most: 5, spanMs: 5 * MINUTE_MS },
  currentPasswords: { name: 'current-passwords', most: 10, spanMs: 15 * MINUTE_MS },
} as const satisfies Readonly<Record<string, Limit>>
