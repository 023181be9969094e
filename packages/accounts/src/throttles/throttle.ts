import { createHash } from 'node:crypto'
import type { SignInDesk } from '../sign-in-desk.ts'
import { nowText, textAfter } from '../sign-in-desk.ts'
import type { Limit } from './limits.ts'

export interface Try {
  /** For how many seconds nobody may try again when it was one too many. */
  readonly waitS: number | undefined
  /** How much later it is answered than it could be, in milliseconds. */
  readonly slowedMs: number
}

const SLOWER_MS = 250
const SLOWEST_MS = 2000

/** Counts a try. */
export async function countTry(
  desk: SignInDesk,
  limit: Limit,
  ...whose: readonly string[]
): Promise<Try> {
  const now = nowText(desk)
  const { count, resets_at } = await desk.database
    .insertInto('throttles')
    .values({ id: throttleId(limit, whose), count: 1, resets_at: textAfter(desk, limit.spanMs) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((is) => ({
        count: is
          .case()
          .when('throttles.resets_at', '<=', now)
          .then(1)
          .else(is('throttles.count', '+', 1))
          .end(),
        resets_at: is
          .case()
          .when('throttles.resets_at', '<=', now)
          .then(is.ref('excluded.resets_at'))
          .else(is.ref('throttles.resets_at'))
          .end(),
      })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  const leftMs = Date.parse(resets_at) - desk.now().getTime()
  const waitS = count <= limit.most ? undefined : Math.max(1, Math.ceil(leftMs / 1000))
  return { waitS, slowedMs: slowed(count, limit) }
}

function slowed(count: number, { quick }: Limit): number {
  const over = quick === undefined ? 0 : Math.max(0, count - quick)
  return Math.min(over * SLOWER_MS, SLOWEST_MS)
}

/** Takes a try back that turned out to be right. */
export async function takeTryBack(
  desk: SignInDesk,
  limit: Limit,
  ...whose: readonly string[]
): Promise<void> {
  await desk.database
    .updateTable('throttles')
    .set((is) => ({ count: is('count', '-', 1) }))
    .where('id', '=', throttleId(limit, whose))
    .where('count', '>', 0)
    .execute()
}

/** Forgets the tries of somebody who has shown who they are. */
export async function forgetTries(
  desk: SignInDesk,
  limit: Limit,
  ...whose: readonly string[]
): Promise<void> {
  await desk.database.deleteFrom('throttles').where('id', '=', throttleId(limit, whose)).execute()
}

/** The table is no list of addresses. */
function throttleId({ name }: Limit, whose: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(whose)).digest('base64url')
  return `${name}:${hash}`
}
