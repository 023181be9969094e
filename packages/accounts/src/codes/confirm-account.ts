import type { AccountDatabase, AccountsTable, CodesTable } from '../account-tables.ts'

interface Confirming {
  readonly code: CodesTable
  /** Whether the password of the sign-up was chosen where the code is shown. */
  readonly keepsPassword: boolean
  readonly at: string
}

/**
 * The account of whoever reads the mails of an address, which comes to be with the first code that they show. The
 * password of a sign-up counts only where nobody has one yet and it was chosen in the same browser: anybody may have
 * signed up with this address before.
 */
export async function confirmAccount(
  database: AccountDatabase,
  { code, keepsPassword, at }: Confirming,
): Promise<AccountsTable> {
  const made = {
    id: code.account_id,
    email: code.email,
    confirmed_at: at,
    password_hash: null,
    staff_role: null,
    created_at: at,
    updated_at: at,
    last_sign_in_at: null,
  }
  await database
    .insertInto('accounts')
    .values(made)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const found = await database
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', code.email)
    .executeTakeFirstOrThrow()
  const account = {
    ...found,
    confirmed_at: found.confirmed_at ?? at,
    password_hash: found.password_hash ?? (keepsPassword ? code.password_hash : null),
    updated_at: at,
  }
  const { confirmed_at, password_hash, updated_at } = account
  await database
    .updateTable('accounts')
    .set({ confirmed_at, password_hash, updated_at })
    .where('id', '=', account.id)
    .execute()
  return account
}
