import { ACCOUNT_KEYS } from '../session/local-copies.ts'

const HOUR_S = 3600

interface Customer {
  readonly email?: string
  readonly hasPassword?: boolean
  /** An authenticator app is set up. */
  readonly hasFactor?: boolean
  /** Whether its code was shown in this session. */
  readonly assurance?: 'aal1' | 'aal2'
}

/** A session as the sign-in server answers it. */
export function customerSession(customer: Customer = {}) {
  const { email = 'ada@example.com', hasPassword = true, hasFactor = false } = customer
  const expiresAt = Math.floor(Date.now() / 1000) + HOUR_S
  const claims = { sub: 'c-1', email, exp: expiresAt, aal: customer.assurance ?? 'aal1', amr: [] }
  const factor = { id: 'f-1', status: 'verified', factor_type: 'totp', friendly_name: 'Phone' }
  return {
    access_token: `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}.c2lnbmVk`,
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: expiresAt,
    refresh_token: 'refresh',
    user: {
      id: 'c-1',
      aud: 'authenticated',
      role: 'authenticated',
      email,
      app_metadata: { provider: 'email', has_password: hasPassword },
      user_metadata: {},
      created_at: '2026-11-23T12:00:00Z',
      factors: hasFactor
        ? [{ ...factor, created_at: '2026-11-23T12:00:00Z', updated_at: '2026-11-23T12:00:00Z' }]
        : [],
    },
  }
}

/** Leaves a session in this browser, as an earlier visit would. */
export function leaveSession(customer: Customer = {}): void {
  window.localStorage.setItem(`${ACCOUNT_KEYS}session`, JSON.stringify(customerSession(customer)))
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
