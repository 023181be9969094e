import type { AccountDatabase } from '../account-tables.ts'

/** Which sessions end: one, all of an account, or all but one of them. */
export type EndedSessions =
  | { readonly sessionId: string }
  | { readonly accountId: string; readonly butSessionId?: string }

/** Ends sessions: their tokens of both kinds hold no more from now on. */
export async function endSessions(
  database: Pick<AccountDatabase, 'updateTable'>,
  which: EndedSessions,
  at: Date,
): Promise<void> {
  const ending = database
    .updateTable('sessions')
    .set({ ended_at: at.toISOString() })
    .where('ended_at', 'is', null)
  if ('sessionId' in which) {
    await ending.where('id', '=', which.sessionId).execute()
    return
  }
  const all = ending.where('account_id', '=', which.accountId)
  const { butSessionId } = which
  await (butSessionId === undefined ? all : all.where('id', '<>', butSessionId)).execute()
}
