import { randomUUID } from 'node:crypto'
import type { AccountDatabase, AccountMailKind } from '../account-tables.ts'

interface NewAccountMail {
  readonly kind: AccountMailKind
  readonly email: string
  readonly code: string | null
  readonly createdAt: string
  readonly expiresAt: string
}

/** Puts a mail into the outbox, in the transaction that makes it true. */
export async function putAccountMail(
  database: Pick<AccountDatabase, 'insertInto'>,
  { kind, email, code, createdAt, expiresAt }: NewAccountMail,
): Promise<void> {
  await database
    .insertInto('account_mails')
    .values({
      id: randomUUID(),
      kind,
      email,
      code,
      created_at: createdAt,
      expires_at: expiresAt,
      tries: 0,
      next_try_at: createdAt,
    })
    .execute()
}
