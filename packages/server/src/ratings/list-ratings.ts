import { STARS } from '@millrun/commerce/ratings/given-rating'
import type { WithheldCount } from '@millrun/commerce/desk/ratings/desk-ratings'
import type { Selectable } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { RatingEventsTable } from '../database/order-tables.ts'
import { type Rating, ratingOf } from './rating-store.ts'

/** A rating with the number of its order. */
export interface ListedRating extends Rating {
  readonly orderNumber: string | undefined
}

/** A place in the list of ratings: whatever was written before it follows. */
export interface RatingPlace {
  readonly writtenAt: string
  readonly id: string
}

/** What nobody has decided about and is not shown yet, the next to be shown by itself first. */
export async function waitingRatings(
  database: OrderDatabase,
  now: Date,
): Promise<readonly ListedRating[]> {
  const rows = await listed(database)
    .where('ratings.status', '=', 'waiting')
    .where('decide_by', '>', now.toISOString())
    .orderBy('decide_by')
    .execute()
  return rows.map(listedOf)
}

/** All others, the newest first. */
export async function otherRatings(
  database: OrderDatabase,
  now: Date,
  { after, limit }: { readonly after?: RatingPlace | undefined; readonly limit?: number },
): Promise<readonly ListedRating[]> {
  const rows = await listed(database)
    .where((is) =>
      is.or([is('ratings.status', '<>', 'waiting'), is('decide_by', '<=', now.toISOString())]),
    )
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is.or([
          is('written_at', '<', after?.writtenAt ?? ''),
          is.and([
            is('written_at', '=', after?.writtenAt ?? ''),
            is('ratings.id', '<', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('written_at', 'desc')
    .orderBy('ratings.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(listedOf)
}

function listed(database: OrderDatabase) {
  return database
    .selectFrom('ratings')
    .leftJoin('orders', 'orders.id', 'ratings.order_id')
    .selectAll('ratings')
    .select('order_number')
}

function listedOf(row: Parameters<typeof ratingOf>[0] & { order_number: string | null }) {
  return { ...ratingOf(row), orderNumber: row.order_number ?? undefined }
}

/** How these ratings have changed, the newest first, by their ids. */
export async function ratingHistories(
  database: OrderDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Selectable<RatingEventsTable>[]>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('rating_events')
    .selectAll()
    .where('rating_id', 'in', ids)
    .orderBy('version', 'desc')
    .execute()
  return Map.groupBy(rows, (row) => row.rating_id)
}

/** How many gave so many stars, and how many of these are withheld: whether stars decide shows here. */
export async function withheldByStars(database: OrderDatabase): Promise<readonly WithheldCount[]> {
  const rows = await database
    .selectFrom('ratings')
    .select((is) => ['stars', 'status', is.fn.countAll<number | string>().as('count')])
    .where('status', '<>', 'withdrawn')
    .groupBy(['stars', 'status'])
    .execute()
  return STARS.map((stars) => {
    const those = rows.filter((row) => row.stars === stars)
    const sum = (of: typeof those) => of.reduce((all, { count }) => all + Number(count), 0)
    return {
      stars,
      given: sum(those),
      withheld: sum(those.filter(({ status }) => status === 'withheld')),
    }
  })
}
