import { sql } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import { type Rating, ratingOf } from './rating-store.ts'

/** Reads the ratings that are shown at a moment. */
export type ReadShownRatings = (now: Date) => Promise<readonly Rating[]>

/**
 * A reader for whoever looks all the time: it reads them again when one has changed, or has waited for long enough to be
 * shown; until then it gives the same list.
 */
export function shownRatingsReader(database: OrderDatabase): ReadShownRatings {
  let known: readonly Rating[] = []
  let mark = ''
  return async (now) => {
    const newest = await markOf(database, now)
    if (newest === mark) return known
    known = await readShown(database, now)
    mark = newest
    return known
  }
}

/** Every change makes it another one: versions only grow, and so do the ratings. */
async function markOf(database: OrderDatabase, now: Date): Promise<string> {
  const { all, versions, over } = await database
    .selectFrom('ratings')
    .select((is) => [
      is.fn.countAll<number | string>().as('all'),
      is.fn.sum<number | string | null>('version').as('versions'),
      sql<
        number | string | null
      >`sum(case when status = 'waiting' and decide_by <= ${now.toISOString()} then 1 else 0 end)`.as(
        'over',
      ),
    ])
    .executeTakeFirstOrThrow()
  return `${all} ${versions} ${over}`
}

async function readShown(database: OrderDatabase, now: Date): Promise<readonly Rating[]> {
  const rows = await database
    .selectFrom('ratings')
    .selectAll()
    .where((is) =>
      is.or([
        is('status', '=', 'shown'),
        is.and([is('status', '=', 'waiting'), is('decide_by', '<=', now.toISOString())]),
      ]),
    )
    .orderBy('written_at', 'desc')
    .execute()
  return rows.map(ratingOf)
}
