import { randomBytes } from 'node:crypto'

/** Seconds a token lives, as PayPal's do: nine hours. */
export const tokenLifetimeSeconds = 32_400

export type AccessTokens = {
  issue: () => string
  isValid: (token: string) => boolean
  revokeAll: () => void
}

/** Bearer tokens with their hour of death. */
export function createAccessTokens(): AccessTokens {
  const expiries = new Map<string, number>()
  return {
    issue() {
      const token = `A21AA${randomBytes(48).toString('base64url')}`
      expiries.set(token, Date.now() + tokenLifetimeSeconds * 1000)
      return token
    },
    isValid: (token) => (expiries.get(token) ?? 0) > Date.now(),
    revokeAll: () => expiries.clear(),
  }
}
