import type { AccountDatabase, AccountsTable } from '../account-tables.ts'

/** The account of an address in lower case. */
export async function findAccount(
  database: Pick<AccountDatabase, 'selectFrom'>,
  email: string,
): Promise<AccountsTable | undefined> {
  return database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}
