import { createHash } from 'node:crypto'
import type { SignInDesk } from '../sign-in-desk.ts'
import { nowText, textAfter } from '../sign-in-desk.ts'
import type { Limit } from './limits.ts'

/** Counts a try; for how many seconds nobody may try again when it was one too many, else undefined. */
export async function countTry(
  desk: SignInDesk,
  limit: Limit,
  ...whose: readonly string[]
): Promise<number | undefined> {
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
  if (count <= limit.most) return undefined
  const leftMs = Date.parse(resets_at) - desk.now().getTime()
  return Math.max(1, Math.ceil(leftMs / 1000))
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
