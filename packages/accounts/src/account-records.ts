import type { SignInDesk } from './sign-in-desk.ts'

/** What sign-in keeps of an account, without its secrets: to be read by its owner. */
export async function accountRecords(
  { database }: SignInDesk,
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

/** Deletes an account with its sessions, codes, mails and factors. */
export function eraseAccount({ database }: SignInDesk, accountId: string): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const { email } = await transaction
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    await transaction
      .deleteFrom('refresh_tokens')
      .where('session_id', 'in', (from) =>
        from.selectFrom('sessions').select('id').where('account_id', '=', accountId),
      )
      .execute()
    for (const table of ['challenges', 'factors', 'passkeys', 'sessions'] as const) {
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute()
    }
    await transaction.deleteFrom('codes').where('email', '=', email).execute()
    await transaction.deleteFrom('account_mails').where('email', '=', email).execute()
    await transaction.deleteFrom('accounts').where('id', '=', accountId).execute()
  })
}
