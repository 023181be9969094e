import type { Selectable } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { RatingsTable } from '../database/order-tables.ts'

/** What happens to a rating, as the desk reads it. */
export type RatingDeed =
  | 'written'
  | 'changed'
  | 'withdrawn'
  | 'shown'
  | 'withheld'
  | 'answered'
  | 'answer removed'
  | 'writer forgotten'

interface Deed {
  readonly what: RatingDeed
  readonly at: Date
  /** E-mail of a member of staff; nobody for what its writer did. */
  readonly actor?: string
}

/** Keeps a rating as it stands after something was done to it, in the transaction that did it. */
export async function keepRatingEvent(
  database: Pick<OrderDatabase, 'insertInto'>,
  row: Selectable<RatingsTable>,
  { what, at, actor }: Deed,
): Promise<void> {
  await database
    .insertInto('rating_events')
    .values({
      rating_id: row.id,
      version: row.version,
      at: at.toISOString(),
      what,
      stars: row.stars,
      text: row.text,
      reason: row.reason,
      answer: row.answer,
      actor: actor ?? null,
    })
    .execute()
}
