import { randomUUID } from 'node:crypto'
import type { ChallengePurpose, ChallengesTable } from '../account-tables.ts'
import { nowText, type SignInDesk, textAfter } from '../sign-in-desk.ts'

const CHALLENGE_LIFE_MS = 5 * 60_000

interface NewChallenge {
  readonly purpose: ChallengePurpose
  readonly accountId?: string
  readonly factorId?: string
  readonly challenge?: string
}

/** Asks for a second factor or a passkey; what answers it has to come within five minutes. */
export async function putChallenge(
  desk: SignInDesk,
  asked: NewChallenge,
): Promise<ChallengesTable> {
  const row = {
    id: randomUUID(),
    purpose: asked.purpose,
    account_id: asked.accountId ?? null,
    factor_id: asked.factorId ?? null,
    challenge: asked.challenge ?? null,
    created_at: nowText(desk),
    expires_at: textAfter(desk, CHALLENGE_LIFE_MS),
    used_at: null,
  }
  await desk.database.insertInto('challenges').values(row).execute()
  return row
}

/** In seconds since 1970, as the contract has it. */
export function expiryOf({ expires_at }: ChallengesTable): number {
  return Math.floor(Date.parse(expires_at) / 1000)
}

/** A challenge that still waits for its answer. */
export async function findChallenge(
  { database, now }: SignInDesk,
  { id, purpose }: Pick<ChallengesTable, 'id' | 'purpose'>,
): Promise<ChallengesTable | undefined> {
  return database
    .selectFrom('challenges')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
}

/** Takes the challenge, for the one answer that it gets; false when another one was faster. */
export async function useChallenge(desk: SignInDesk, { id }: ChallengesTable): Promise<boolean> {
  const { numUpdatedRows } = await desk.database
    .updateTable('challenges')
    .set({ used_at: nowText(desk) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
