import type { AccountsTable, SessionsTable } from '../account-tables.ts'
import type { SignInDesk } from '../sign-in-desk.ts'
import { readAccessToken, type TokenProblem } from '../tokens/access-token.ts'

/** Whoever sent a request, and the session they sent it in. */
export interface FoundSession {
  readonly account: AccountsTable
  readonly session: SessionsTable
}

export type SessionProblem = 'none' | TokenProblem | 'ended'

const BEARER = /^bearer ([\w.-]+)$/i

/** The session behind an `Authorization` header, when its token is genuine and it still stands. */
export async function findSession(
  desk: SignInDesk,
  authorization: string | undefined,
): Promise<FoundSession | SessionProblem> {
  if (authorization === undefined || authorization === '') return 'none'
  const token = BEARER.exec(authorization)?.[1]
  const claims = token === undefined ? 'malformed' : await readAccessToken(desk, token)
  if (typeof claims === 'string') return claims
  const session = await desk.database
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', claims.sessionId)
    .where('account_id', '=', claims.accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (session === undefined) return 'ended'
  const account = await desk.database
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', session.account_id)
    .executeTakeFirstOrThrow()
  return { account, session }
}
