import type { FactorsTable } from '../account-tables.ts'
import { nowText, type SignInDesk } from '../sign-in-desk.ts'
import { authenticationNow, readAuthentications } from './authentication.ts'
import { endSessions } from './end-sessions.ts'
import type { FoundSession } from './find-session.ts'
import { giveFirstToken, type OpenSession } from './open-session.ts'

/** Goes on with a session in which a second factor was shown. With a new one, all others have to show it too. */
export async function raiseSession(
  desk: SignInDesk,
  { account, session }: FoundSession,
  factor: FactorsTable,
): Promise<OpenSession> {
  const at = desk.now()
  const methods = readAuthentications(session.amr).filter(({ method }) => method !== 'totp')
  const amr = JSON.stringify([...methods, authenticationNow('totp', at)])
  const raised = { aal: 'aal2' as const, amr }
  const refreshToken = await desk.database.transaction().execute(async (change) => {
    await change.updateTable('sessions').set(raised).where('id', '=', session.id).execute()
    if (factor.status === 'unverified') {
      await change
        .updateTable('factors')
        .set({ status: 'verified', updated_at: nowText(desk) })
        .where('id', '=', factor.id)
        .execute()
      await endSessions(change, { accountId: account.id, butSessionId: session.id }, at)
    }
    return giveFirstToken(change, session.id, at)
  })
  return { account, session: { ...session, ...raised }, refreshToken }
}
