import type { FastifyRequest } from 'fastify'
import { findSession, type FoundSession, type SessionProblem } from '../sessions/find-session.ts'
import type { SignInDesk } from '../sign-in-desk.ts'
import { AuthRefusal } from './auth-refusal.ts'

const REFUSALS: Readonly<Record<SessionProblem, readonly [number, string, string]>> = {
  none: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  malformed: [403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'],
  expired: [403, 'bad_jwt', 'invalid JWT: token is expired'],
  ended: [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'],
}

/** Whoever sent a request to a route that is for signed-in people alone. */
export async function callerOf(
  desk: SignInDesk,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<FoundSession> {
  const found = await findSession(desk, headers.authorization)
  if (typeof found !== 'string') return found
  throw new AuthRefusal(...REFUSALS[found])
}

/** Who has a second factor has to have shown it before anything about the account is changed. */
export async function requireSecondFactor(
  { database }: SignInDesk,
  { account, session }: FoundSession,
): Promise<void> {
  if (session.aal === 'aal2' || !(await hasSecondFactor(database, account.id))) return
  throw new AuthRefusal(
    403,
    'insufficient_aal',
    'Please show your second factor first: AAL2 session is required',
  )
}

/** Whether an authenticator app was set up; a passkey is another way to sign in. */
export async function hasSecondFactor(
  database: SignInDesk['database'],
  accountId: string,
): Promise<boolean> {
  const factor = await database
    .selectFrom('factors')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'verified')
    .executeTakeFirst()
  return factor !== undefined
}
