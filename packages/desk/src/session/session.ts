import type { GoTrueClient, Session } from '@supabase/auth-js'
import { createSessionStore, type SessionState } from '@millrun/ui/sign-in/session-store'
import { openDeskClient } from './desk-client.ts'
import { staffOf } from './staff.ts'

/** What is to be done before a session opens the desk; `no-place` for somebody who does not work here. */
export type Demand = 'no-place' | 'second-factor' | 'password' | 'set-up' | 'nothing'

export type DeskSession = SessionState<Demand>

/** The session of this tab. */
export const { useSession, authClient } = createSessionStore<Demand>({
  openClient: openDeskClient,
  demandOf,
})

async function demandOf(client: GoTrueClient, session: Session): Promise<Demand> {
  if (staffOf(session) === undefined) return 'no-place'
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel()
  if (data?.currentLevel === 'aal2') return 'nothing'
  if (data?.nextLevel === 'aal2') return 'second-factor'
  const { has_password: hasPassword } = session.user.app_metadata
  return hasPassword === false ? 'password' : 'set-up'
}
