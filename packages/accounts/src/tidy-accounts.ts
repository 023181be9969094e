import type { AccountDatabase } from './account-tables.ts'

const DAY_MS = 24 * 60 * 60_000
/** So long a refresh token that was stolen is still known as one. */
const ENDED_SESSIONS_DAYS = 30
/** Whoever has not come for so long signs in again. */
const IDLE_SESSIONS_DAYS = 180

/** Deletes what has served its purpose: old codes, challenges and counts, and sessions that ended a while ago. */
export async function tidyAccounts(database: AccountDatabase, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  await database.deleteFrom('codes').where('expires_at', '<', before(1)).execute()
  await database.deleteFrom('challenges').where('expires_at', '<', before(1)).execute()
  await database.deleteFrom('throttles').where('resets_at', '<', before(1)).execute()
  await database
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('ended_at', 'is', null)
    .where('refreshed_at', '<', before(IDLE_SESSIONS_DAYS))
    .execute()
  const ended = database
    .selectFrom('sessions')
    .select('id')
    .where('ended_at', '<', before(ENDED_SESSIONS_DAYS))
  await database.deleteFrom('refresh_tokens').where('session_id', 'in', ended).execute()
  await database
    .deleteFrom('sessions')
    .where('ended_at', '<', before(ENDED_SESSIONS_DAYS))
    .execute()
  // Of a session that goes on, older tokens need be known for no longer either.
  await database
    .deleteFrom('refresh_tokens')
    .where('used_at', '<', before(ENDED_SESSIONS_DAYS))
    .execute()
}
