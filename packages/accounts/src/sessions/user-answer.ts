import type { AccountDatabase, AccountsTable, FactorsTable } from '../account-tables.ts'

/** What the contract calls a user; nothing in it is null. */
export type UserAnswer = Readonly<Record<string, unknown>>

/** What sign-in knows of an account besides its address; nobody can write it from outside. */
export function appMetadata({ password_hash, staff_role }: AccountsTable) {
  return {
    provider: 'email',
    providers: ['email'],
    has_password: password_hash !== null,
    ...(staff_role !== null && { staff_role }),
  }
}

export async function userAnswer(
  database: AccountDatabase,
  account: AccountsTable,
): Promise<UserAnswer> {
  const factors = await database
    .selectFrom('factors')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .execute()
  const { confirmed_at, last_sign_in_at } = account
  return {
    ...plainUser(account),
    ...(confirmed_at !== null && { email_confirmed_at: confirmed_at, confirmed_at }),
    ...(last_sign_in_at !== null && { last_sign_in_at }),
    app_metadata: appMetadata(account),
    factors: factors.map(factorAnswer),
  }
}

/** What is told of an account of which nobody knows yet whose it is: the same whether it exists or not. */
export function unconfirmedUser(id: string, email: string, at: string): UserAnswer {
  return {
    ...plainUser({ id, email, created_at: at, updated_at: at }),
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
  }
}

function plainUser({
  id,
  email,
  created_at,
  updated_at,
}: Pick<AccountsTable, 'id' | 'email' | 'created_at' | 'updated_at'>) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    user_metadata: {},
    created_at,
    updated_at,
    is_anonymous: false,
  }
}

function factorAnswer(factor: FactorsTable) {
  const { id, status, friendly_name, created_at, updated_at, last_challenged_at } = factor
  return {
    id,
    status,
    factor_type: 'totp',
    created_at,
    updated_at,
    ...(friendly_name !== null && { friendly_name }),
    ...(last_challenged_at !== null && { last_challenged_at }),
  }
}
