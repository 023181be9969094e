import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { AccountsTable, SessionsTable } from '../account-tables.ts'
import { SIGN_IN_PATH, type SignInDesk } from '../sign-in-desk.ts'
import { appMetadata } from '../sessions/user-answer.ts'
import { tokenLife } from './token-life.ts'

/** What a token says of itself that we go by; everything else is looked up. */
export interface TokenClaims {
  readonly accountId: string
  readonly sessionId: string
}

/** What a token is not taken for, in the words of its holder's browser. */
export type TokenProblem = 'malformed' | 'expired'

const AUDIENCE = 'authenticated'
const Claims = z.object({ sub: z.uuid(), session_id: z.uuid() })

export interface SignedToken {
  readonly token: string
  /** Seconds, and seconds since 1970. */
  readonly expiresIn: number
  readonly expiresAt: number
}

export async function signAccessToken(
  desk: SignInDesk,
  account: AccountsTable,
  session: SessionsTable,
): Promise<SignedToken> {
  const key = await desk.keys.current()
  const issuedAt = Math.floor(desk.now().getTime() / 1000)
  const expiresIn = tokenLife(account.staff_role !== null)
  const token = await new SignJWT({
    email: account.email,
    phone: '',
    role: 'authenticated',
    aal: session.aal,
    amr: JSON.parse(session.amr),
    session_id: session.id,
    app_metadata: appMetadata(account),
    user_metadata: {},
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid: key.id, typ: 'JWT' })
    .setIssuer(issuer(desk))
    .setSubject(account.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresIn)
    .sign(key.privateKey)
  return { token, expiresIn, expiresAt: issuedAt + expiresIn }
}

/** Reads a token that we have signed and that holds still; that its session stands is another question. */
export async function readAccessToken(
  desk: SignInDesk,
  token: string,
): Promise<TokenClaims | TokenProblem> {
  try {
    const { kid = '', alg } = decodeProtectedHeader(token)
    const key = alg === 'ES256' ? await desk.keys.find(kid) : undefined
    if (key === undefined) return 'malformed'
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['ES256'],
      issuer: issuer(desk),
      audience: AUDIENCE,
      currentDate: desk.now(),
      requiredClaims: ['exp'],
    })
    const claims = Claims.safeParse(payload)
    if (!claims.success) return 'malformed'
    return { accountId: claims.data.sub, sessionId: claims.data.session_id }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired'
    if (error instanceof errors.JOSEError || error instanceof TypeError) return 'malformed'
    throw error
  }
}

function issuer({ origin }: SignInDesk): string {
  return `${origin}${SIGN_IN_PATH}`
}
