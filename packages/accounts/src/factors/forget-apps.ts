import type { Transaction } from 'kysely'
import type { AccountTables } from '../account-tables.ts'
import { putAccountMail } from '../mails/put-account-mail.ts'
import { endSessions } from '../sessions/end-sessions.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Takes the authenticator apps away of a customer who has lost the device they were on, signs it out with all others,
 * and says so by mail. A member of staff needs a new invitation instead, and nothing changes.
 */
export async function forgetApps(
  change: Transaction<AccountTables>,
  email: string,
  at: Date,
): Promise<'forgotten' | 'no app' | 'staff'> {
  const account = await change
    .selectFrom('accounts')
    .select(['id', 'staff_role'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (account === undefined) return 'no app'
  if (account.staff_role !== null) return 'staff'
  const apps = change.deleteFrom('factors').where('account_id', '=', account.id)
  if ((await apps.returning('id').execute()).length === 0) return 'no app'
  await endSessions(change, { accountId: account.id }, at)
  await putAccountMail(change, {
    kind: 'apps-forgotten',
    email,
    code: null,
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + DAY_MS).toISOString(),
  })
  return 'forgotten'
}
