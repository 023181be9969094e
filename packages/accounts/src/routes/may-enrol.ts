import { readAuthentications } from '../sessions/authentication.ts'
import type { FoundSession } from '../sessions/find-session.ts'
import type { SignInDesk } from '../sign-in-desk.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { requireSecondFactor } from './caller-of.ts'

/**
 * Refuses a new factor to whoever might not be the owner. Members of staff set their first one up by the link that
 * they were given: their mails alone open nothing (ASVS 5.0, 6.3.5).
 */
export async function requireMayEnrol(desk: SignInDesk, caller: FoundSession): Promise<void> {
  await requireSecondFactor(desk, caller)
  const { account, session } = caller
  if (account.staff_role === null || session.aal === 'aal2') return
  const isInvited = readAuthentications(session.amr).some(({ method }) => method === 'invite')
  if (isInvited) return
  throw new AuthRefusal(
    403,
    'insufficient_aal',
    'Members of staff set up their second factor with the link that an owner gives them',
  )
}
