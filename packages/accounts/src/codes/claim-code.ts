import { timingSafeEqual } from 'node:crypto'
import type { CodePurpose, CodesTable } from '../account-tables.ts'
import { nowText, type SignInDesk } from '../sign-in-desk.ts'
import { MOST_TRIES } from './code-terms.ts'
import { codeHash } from './send-code.ts'

interface ShownCode {
  readonly email: string
  readonly purposes: readonly CodePurpose[]
  readonly code: string
}

/**
 * The code that was mailed to this address, when it is the one that is shown, for the first time. Every try counts
 * before anything is compared, so that many at once are no more tries than one after the other.
 */
export async function claimCode(
  desk: SignInDesk,
  { email, purposes, code }: ShownCode,
): Promise<CodesTable | undefined> {
  const tried = await desk.database
    .updateTable('codes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('email', '=', email)
    .where('purpose', 'in', purposes)
    .where('tries', '<', MOST_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowText(desk))
    .returningAll()
    .execute()
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

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
