import { z } from 'zod'

/** How somebody has shown who they are; codes by mail are `otp`, `recovery` and `invite`. */
export type Method = 'password' | 'otp' | 'recovery' | 'invite' | 'totp' | 'webauthn'

/** One of the ways in which the holder of a session has shown who they are, and when, in seconds since 1970. */
export interface Authentication {
  readonly method: Method
  readonly timestamp: number
}

const Authentications = z.array(
  z.object({
    method: z.enum(['password', 'otp', 'recovery', 'invite', 'totp', 'webauthn']),
    timestamp: z.int(),
  }),
)

export function authenticationNow(method: Method, at: Date): Authentication {
  return { method, timestamp: Math.floor(at.getTime() / 1000) }
}

export function readAuthentications(amr: string): readonly Authentication[] {
  return Authentications.parse(JSON.parse(amr))
}

/** So long a code that was typed in stands for the current password. */
const FRESH_MS = 10 * 60_000
const BY_CODE: ReadonlySet<Method> = new Set(['otp', 'recovery', 'invite'])

/** Whether the address was shown to be theirs a moment ago. */
export function hasFreshCode(amr: string, at: Date): boolean {
  const since = (at.getTime() - FRESH_MS) / 1000
  return readAuthentications(amr).some(
    ({ method, timestamp }) => BY_CODE.has(method) && timestamp >= since,
  )
}
