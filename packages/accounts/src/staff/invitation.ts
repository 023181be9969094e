import { randomBytes, randomUUID } from 'node:crypto'
import type { AccountDatabase, AccountsTable } from '../account-tables.ts'
import { INVITE_LIFE_MS } from '../codes/code-terms.ts'
import { replaceCode } from '../codes/send-code.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { tokenHash } from '../tokens/refresh-token.ts'

const BYTES = 32

/** Makes the word that the link of a member of staff ends with; the one of before holds no more. */
export async function putInvitation(
  database: AccountDatabase,
  { id, email }: Pick<AccountsTable, 'id' | 'email'>,
  at: Date,
): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url')
  await replaceCode(database, {
    id: randomUUID(),
    purpose: 'invite',
    email,
    account_id: id,
    hash: tokenHash(token),
    password_hash: null,
    client_hash: null,
    tries: 0,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + INVITE_LIFE_MS).toISOString(),
    used_at: null,
  })
  return token
}

/**
 * Takes the link of a member of staff, once: the account begins anew, without the password, second factors and
 * sessions it had, so that a lost phone is no reason to weaken anything.
 */
export async function takeInvitation(
  database: AccountDatabase,
  token: string,
  at: Date,
): Promise<AccountsTable | undefined> {
  const time = at.toISOString()
  const taken = await database
    .updateTable('codes')
    .set({ used_at: time })
    .where('purpose', '=', 'invite')
    .where('hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', time)
    .returning('account_id')
    .executeTakeFirst()
  if (taken === undefined) return undefined
  const accountId = taken.account_id
  await database.deleteFrom('factors').where('account_id', '=', accountId).execute()
  await database.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
  await endSessions(database, { accountId }, at)
  return database
    .updateTable('accounts')
    .set({ confirmed_at: time, password_hash: null, updated_at: time })
    .where('id', '=', accountId)
    .where('staff_role', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}
