import { randomUUID } from 'node:crypto'
import type { AccountDatabase, AccountsTable, SessionsTable } from '../account-tables.ts'
import { firstRefreshToken, tokenHash } from '../tokens/refresh-token.ts'
import { authenticationNow, type Method } from './authentication.ts'

/** A session with the token that is to be given for it. */
export interface OpenSession {
  readonly account: AccountsTable
  readonly session: SessionsTable
  readonly refreshToken: string
}

interface Opening {
  readonly account: AccountsTable
  readonly method: Method
  readonly network: string
  readonly at: Date
}

/** Opens a session for somebody who has shown who they are. A passkey is two factors in one. */
export async function openSession(
  database: AccountDatabase,
  opening: Opening,
): Promise<OpenSession> {
  const { method, network, at } = opening
  const time = at.toISOString()
  const session: SessionsTable = {
    id: randomUUID(),
    account_id: opening.account.id,
    aal: method === 'webauthn' ? 'aal2' : 'aal1',
    amr: JSON.stringify([authenticationNow(method, at)]),
    network,
    created_at: time,
    refreshed_at: time,
    ended_at: null,
  }
  await database.insertInto('sessions').values(session).execute()
  const account = { ...opening.account, last_sign_in_at: time }
  await database
    .updateTable('accounts')
    .set({ last_sign_in_at: time })
    .where('id', '=', account.id)
    .execute()
  return { account, session, refreshToken: await giveFirstToken(database, session.id, at) }
}

/** A token from which the session goes on; others of the session end when it is used. */
export async function giveFirstToken(
  database: AccountDatabase,
  sessionId: string,
  at: Date,
): Promise<string> {
  const token = firstRefreshToken()
  await database
    .insertInto('refresh_tokens')
    .values({
      hash: tokenHash(token),
      session_id: sessionId,
      parent_hash: null,
      salt: null,
      created_at: at.toISOString(),
      used_at: null,
    })
    .execute()
  return token
}
