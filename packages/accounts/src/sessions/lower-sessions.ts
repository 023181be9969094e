import type { AccountDatabase } from '../account-tables.ts'

/** After a second factor is gone, sessions have what they were opened with; a passkey was two factors in one. */
export async function lowerSessions(
  database: Pick<AccountDatabase, 'updateTable'>,
  accountId: string,
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ aal: 'aal1' })
    .where('account_id', '=', accountId)
    .where('amr', 'not like', '%webauthn%')
    .execute()
}
