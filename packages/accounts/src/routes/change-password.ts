import type { AccountsTable } from '../account-tables.ts'
import { claimCode } from '../codes/claim-code.ts'
import { putAccountMail } from '../mails/put-account-mail.ts'
import { hashPassword, isPassword } from '../passwords/hash-password.ts'
import { hasFreshCode } from '../sessions/authentication.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { FoundSession } from '../sessions/find-session.ts'
import { nowText, type SignInDesk, textAfter } from '../sign-in-desk.ts'
import { LIMITS } from '../throttles/limits.ts'
import { forgetTries } from '../throttles/throttle.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { requireSecondFactor } from './caller-of.ts'
import { requireRoom } from './require-room.ts'
import { requireGoodPassword } from './sign-up-routes.ts'

interface NewPassword {
  readonly password: string
  readonly currentPassword: string | null | undefined
  readonly nonce: string | null | undefined
  readonly network: string
}

const DAY_MS = 24 * 60 * 60_000

/** Changes the password of somebody who shows the current one or a fresh code; all other sessions end. */
export async function changePassword(
  desk: SignInDesk,
  caller: FoundSession,
  change: NewPassword,
): Promise<AccountsTable> {
  const { account, session } = caller
  requireGoodPassword(change.password)
  await requireSecondFactor(desk, caller)
  await requireProof(desk, caller, change)
  if (
    account.password_hash !== null &&
    (await isPassword(change.password, account.password_hash))
  ) {
    throw new AuthRefusal(
      422,
      'same_password',
      'New password should be different from the old password.',
    )
  }
  const changed = {
    password_hash: await hashPassword(change.password),
    updated_at: nowText(desk),
  }
  await desk.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set(changed).where('id', '=', account.id).execute()
    const others = { accountId: account.id, butSessionId: session.id }
    await endSessions(transaction, others, desk.now())
    if (account.password_hash === null) return
    await putAccountMail(transaction, {
      kind: 'changed',
      email: account.email,
      code: null,
      createdAt: nowText(desk),
      expiresAt: textAfter(desk, DAY_MS),
    })
  })
  return { ...account, ...changed }
}

/** Whoever finds a device that is signed in is not to keep its owner out for ever (ASVS 5.0, 6.2.3). */
async function requireProof(
  desk: SignInDesk,
  { account, session }: FoundSession,
  { currentPassword, nonce, network }: NewPassword,
): Promise<void> {
  const { email, id, password_hash } = account
  if (typeof nonce === 'string') {
    const purposes = ['reauthentication' as const]
    const code = await claimCode(desk, { email, purposes, code: nonce, network })
    if (code !== undefined) return
    throw new AuthRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  if (typeof currentPassword === 'string') {
    await requireRoom(desk, LIMITS.currentPasswords, id)
    if (!(await isPassword(currentPassword, password_hash ?? undefined))) {
      throw new AuthRefusal(400, 'invalid_credentials', 'The current password is not right')
    }
    await forgetTries(desk, LIMITS.currentPasswords, id)
    return
  }
  if (hasFreshCode(session.amr, desk.now())) return
  throw new AuthRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
}
