import type { AccountDatabase } from './account-tables.ts'

/** What sign-in keeps of an account, without its secrets: to be read by its owner. */
export async function accountRecords(
  database: AccountDatabase,
  accountId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const account = await database
    .selectFrom('accounts')
    .select(['email', 'confirmed_at', 'created_at', 'updated_at', 'last_sign_in_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const sessions = await database
    .selectFrom('sessions')
    .select(['aal', 'amr', 'created_at', 'refreshed_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .execute()
  const factors = await database
    .selectFrom('factors')
    .select(['status', 'friendly_name', 'created_at'])
    .where('account_id', '=', accountId)
    .execute()
  const passkeys = await database
    .selectFrom('passkeys')
    .select(['friendly_name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .execute()
  return { ...account, sessions, factors, passkeys }
}
