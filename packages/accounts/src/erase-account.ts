import type { AccountDatabase } from './account-tables.ts'

/** Deletes an account with all that sign-in knows of it. What others keep under its id is theirs to delete. */
export async function eraseAccount(database: AccountDatabase, accountId: string): Promise<void> {
  await database.transaction().execute(async (change) => {
    const account = await change
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (account === undefined) return
    const sessions = change.selectFrom('sessions').select('id').where('account_id', '=', accountId)
    await change.deleteFrom('refresh_tokens').where('session_id', 'in', sessions).execute()
    for (const table of ['sessions', 'factors', 'passkeys', 'challenges'] as const) {
      await change.deleteFrom(table).where('account_id', '=', accountId).execute()
    }
    await change.deleteFrom('codes').where('email', '=', account.email).execute()
    await change.deleteFrom('account_mails').where('email', '=', account.email).execute()
    await change.deleteFrom('accounts').where('id', '=', accountId).execute()
  })
}
