import type { GoTrueClient, Session } from '@supabase/auth-js'
import { createSessionStore, type SessionState } from '@millrun/ui/sign-in/session-store'
import { showTradePrices } from '../../trade/trade-chunk.ts'
import { openAccountClient } from './auth-client.ts'
import { forgetAccount } from './local-copies.ts'

/** What is to be done before a session opens the account. */
export type Demand = 'second-factor' | 'password' | 'nothing'

export type AccountSession = SessionState<Demand>

/** The session of the account, while somebody looks at it. */
export const { useSession, readSession, authClient } = createSessionStore<Demand>({
  openClient: openAccountClient,
  demandOf,
  onSignedOut: () => {
    forgetAccount()
    void showTradePrices()
  },
})

async function demandOf(
  client: GoTrueClient,
  session: Session,
  isRecovering: boolean,
): Promise<Demand> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel()
  if (data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2') return 'second-factor'
  const { has_password: hasPassword } = session.user.app_metadata
  return isRecovering || hasPassword === false ? 'password' : 'nothing'
}
