import type { AccountDatabase, RefreshTokensTable, SessionsTable } from '../account-tables.ts'
import { newSalt, nextRefreshToken, tokenHash } from '../tokens/refresh-token.ts'
import { endSessions } from './end-sessions.ts'
import type { OpenSession } from './open-session.ts'

/** `reused`: somebody has shown a token whose time was long over, and its session has ended. */
export type Refreshing = OpenSession | 'unknown' | 'reused'

/**
 * Gives the next refresh token for one that is used once. The parent of the token that is in use gets that
 * one again: its answer was lost, or two tabs asked at once. Anything older was stolen, from whichever side.
 */
export async function refreshSession(
  database: AccountDatabase,
  token: string,
  at: Date,
): Promise<Refreshing> {
  return database.transaction().execute(async (change) => {
    const hash = tokenHash(token)
    const shown = await change
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst()
    const session = shown && (await standingSession(change, shown.session_id))
    if (session === undefined) return 'unknown'
    if (await useToken(change, hash, at)) {
      return goOn(change, session, await giveNext(change, { token, hash, session, at }))
    }
    const next = await change
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('parent_hash', '=', hash)
      .executeTakeFirst()
    if (isInUse(next)) return goOn(change, session, nextRefreshToken(token, next.salt))
    await endSessions(change, { sessionId: session.id }, at)
    return 'reused'
  })
}

function isInUse(
  token: RefreshTokensTable | undefined,
): token is RefreshTokensTable & { readonly salt: string } {
  return token !== undefined && token.used_at === null && token.salt !== null
}

async function standingSession(
  database: AccountDatabase,
  id: string,
): Promise<SessionsTable | undefined> {
  return database
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Of several who show the same token at once, one is told that it was first. */
async function useToken(database: AccountDatabase, hash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('refresh_tokens')
    .set({ used_at: at.toISOString() })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

interface Giving {
  readonly token: string
  readonly hash: string
  readonly session: SessionsTable
  readonly at: Date
}

async function giveNext(
  database: AccountDatabase,
  { token, hash, session, at }: Giving,
): Promise<string> {
  const salt = newSalt()
  const next = nextRefreshToken(token, salt)
  const time = at.toISOString()
  // A second factor gave the session a token of its own: the one of before is not needed any more.
  await database
    .updateTable('refresh_tokens')
    .set({ used_at: time })
    .where('session_id', '=', session.id)
    .where('used_at', 'is', null)
    .execute()
  await database
    .insertInto('refresh_tokens')
    .values({
      hash: tokenHash(next),
      session_id: session.id,
      parent_hash: hash,
      salt,
      created_at: time,
      used_at: null,
    })
    .execute()
  await database
    .updateTable('sessions')
    .set({ refreshed_at: time })
    .where('id', '=', session.id)
    .execute()
  return next
}

async function goOn(
  database: AccountDatabase,
  session: SessionsTable,
  refreshToken: string,
): Promise<OpenSession> {
  const account = await database
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', session.account_id)
    .executeTakeFirstOrThrow()
  return { account, session, refreshToken }
}
