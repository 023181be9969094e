import { isPassword } from '../passwords/hash-password.ts'
import { findAccount } from '../sessions/find-account.ts'
import { openSession, type OpenSession } from '../sessions/open-session.ts'
import type { SignInDesk } from '../sign-in-desk.ts'
import { LIMITS } from '../throttles/limits.ts'
import { countTry, forgetTries, takeTryBack } from '../throttles/throttle.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { requireRoom, tooMany } from './require-room.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Every try counts as a wrong one until it has turned out to be right. After some, answers come later and later, the
 * right one too: else a slow answer could be told apart before it comes.
 */
export async function signInByPassword(
  desk: SignInDesk,
  { email, password }: Credentials,
  network: string,
): Promise<OpenSession> {
  const ofNetwork = await requireRoom(desk, LIMITS.passwordsFromNetwork, network)
  const there = await requireRoom(desk, LIMITS.passwordsAtAccount, email, network)
  const { waitS, slowedMs } = await countTry(desk, LIMITS.passwordsOfAccount, email)
  const account = await findAccount(desk.database, email)
  const isHome = await isKnownNetwork(desk, account?.id, network)
  if (waitS !== undefined && !isHome) throw tooMany(waitS)
  await desk.pause(Math.max(ofNetwork, there, isHome ? 0 : slowedMs))
  const isRight = await isPassword(password, account?.password_hash ?? undefined)
  if (!isRight || account === undefined || account.confirmed_at === null) {
    throw new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')
  }
  await takeTryBack(desk, LIMITS.passwordsFromNetwork, network)
  await forgetTries(desk, LIMITS.passwordsAtAccount, email, network)
  await takeTryBack(desk, LIMITS.passwordsOfAccount, email)
  return openSession(desk.database, { account, method: 'password', network, at: desk.now() })
}

/** Whether this account was signed in from there before: then no stranger's tries count. */
async function isKnownNetwork(
  { database }: SignInDesk,
  accountId: string | undefined,
  network: string,
): Promise<boolean> {
  const session = await database
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId ?? '')
    .where('network', '=', network)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
