import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Table = CreateTableBuilder<string, string>

/** `0011-accounts`: who may sign in, and what sessions, codes and second factors there are. */
export const accountTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database
    const table = (name: string) => schema.createTable(name)
    await createAccounts(table)
    await createSessions(table)
    await createCodes(table)
    await createFactors(table)
    for (const [name, on, column] of INDEXES)
      await schema.createIndex(name).on(on).column(column).execute()
  },
}

const INDEXES = [
  ['sessions_of_account', 'sessions', 'account_id'],
  ['refresh_tokens_of_session', 'refresh_tokens', 'session_id'],
  ['codes_of_address', 'codes', 'email'],
  ['factors_of_account', 'factors', 'account_id'],
  ['passkeys_of_account', 'passkeys', 'account_id'],
  ['account_mails_due', 'account_mails', 'next_try_at'],
] as const

async function createAccounts(table: (name: string) => Table): Promise<void> {
  await table('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('confirmed_at', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('staff_role', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('last_sign_in_at', 'text')
    .execute()
  await table('account_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'text')
    .execute()
}

async function createSessions(table: (name: string) => Table): Promise<void> {
  await table('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('aal', 'text', (column) => column.notNull())
    .addColumn('amr', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('refreshed_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await table('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id'))
    .addColumn('parent_hash', 'text', (column) => column.unique())
    .addColumn('salt', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await table('signing_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('private_jwk', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('retired_at', 'text')
    .execute()
}

async function createCodes(table: (name: string) => Table): Promise<void> {
  await table('codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('client_hash', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await table('throttles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'text', (column) => column.notNull())
    .execute()
}

async function createFactors(table: (name: string) => Table): Promise<void> {
  await table('factors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('friendly_name', 'text')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('last_challenged_at', 'text')
    .execute()
  await table('challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('factor_id', 'text')
    .addColumn('challenge', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await table('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('friendly_name', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
}
