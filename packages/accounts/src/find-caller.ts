import type { FindCaller } from './caller.ts'
import { hasSecondFactor } from './routes/caller-of.ts'
import { findSession } from './sessions/find-session.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/** Finds callers for the routes of others: a token that is genuine, of a session that stands, read with our own keys. */
export function openFindCaller(desk: SignInDesk): FindCaller {
  return async function findCaller(authorization) {
    const found = await findSession(desk, authorization)
    if (typeof found === 'string') return undefined
    const { account, session } = found
    return {
      accountId: account.id,
      sessionId: session.id,
      email: account.email,
      staffRole: account.staff_role ?? undefined,
      assurance: session.aal,
      owesSecondFactor:
        session.aal === 'aal1' && (await hasSecondFactor(desk.database, account.id)),
    }
  }
}
