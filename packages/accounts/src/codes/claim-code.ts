import { timingSafeEqual } from 'node:crypto'
import type { CodePurpose, CodesTable } from '../account-tables.ts'
import { nowText, type SignInDesk } from '../sign-in-desk.ts'
import { LIMITS } from '../throttles/limits.ts'
import { countTry } from '../throttles/throttle.ts'
import { MOST_TRIES } from './code-terms.ts'
import { codeHash } from './send-code.ts'

interface ShownCode {
  readonly email: string
  readonly purposes: readonly CodePurpose[]
  readonly code: string
  readonly network: string
}

/**
 * The code that was mailed to this address, when it is the one that is shown, for the first time. Every try counts
 * before anything is compared, so that many at once are no more tries than one after the other; and it counts by the
 * network it comes from, so that a stranger's guesses are not those of whoever has the mail.
 */
export async function claimCode(
  desk: SignInDesk,
  shown: ShownCode,
): Promise<CodesTable | undefined> {
  const { code } = shown
  const tried = await countTries(desk, await codesToTry(desk, shown))
  const right = tried.find(({ id, hash }) => isSame(hash, codeHash(id, code)))
  if (right === undefined) return undefined
  const { numUpdatedRows } = await desk.database
    .updateTable('codes')
    .set({ used_at: nowText(desk) })
    .where('id', '=', right.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? right : undefined
}

/** The codes of an address that may still be tried from this network. */
async function codesToTry(
  desk: SignInDesk,
  { email, purposes, network }: ShownCode,
): Promise<readonly string[]> {
  const standing = await desk.database
    .selectFrom('codes')
    .select('id')
    .where('email', '=', email)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowText(desk))
    .execute()
  const ids: string[] = []
  for (const { id } of standing) {
    const { waitS } = await countTry(desk, LIMITS.codesShown, id, network)
    if (waitS === undefined) ids.push(id)
  }
  return ids
}

async function countTries(desk: SignInDesk, ids: readonly string[]): Promise<CodesTable[]> {
  if (ids.length === 0) return []
  return desk.database
    .updateTable('codes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('id', 'in', ids)
    .where('tries', '<', MOST_TRIES)
    .where('used_at', 'is', null)
    .returningAll()
    .execute()
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
