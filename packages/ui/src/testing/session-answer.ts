const HOUR_S = 3600

export interface SignedIn {
  readonly email?: string
  readonly hasPassword?: boolean
  /** An authenticator app is set up. */
  readonly hasFactor?: boolean
  /** Whether its code was shown in this session. */
  readonly assurance?: 'aal1' | 'aal2'
  /** One of the shop's people. */
  readonly role?: string
}

/** A session as the sign-in server answers it. */
export function sessionAnswer(who: SignedIn = {}) {
  const { email = 'ada@example.com', hasPassword = true, hasFactor = false } = who
  const expiresAt = Math.floor(Date.now() / 1000) + HOUR_S
  const claims = { sub: 'c-1', email, exp: expiresAt, aal: who.assurance ?? 'aal1', amr: [] }
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
      app_metadata: {
        provider: 'email',
        has_password: hasPassword,
        ...(who.role !== undefined && { staff_role: who.role }),
      },
      user_metadata: {},
      created_at: '2026-11-23T12:00:00Z',
      factors: hasFactor
        ? [{ ...factor, created_at: '2026-11-23T12:00:00Z', updated_at: '2026-11-23T12:00:00Z' }]
        : [],
    },
  }
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
