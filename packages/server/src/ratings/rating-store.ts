import { DECIDE_DAYS } from '@millrun/commerce/ratings/rating-state'
import type { WithheldReason } from '@millrun/commerce/ratings/withheld-reasons'
import { sql, type Selectable } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { RatingsTable } from '../database/order-tables.ts'
import { DAY_MS } from '../time-spans.ts'

/** As it was decided; one that waits for too long is shown all the same. */
export type RatingStatus = 'waiting' | 'shown' | 'withheld' | 'withdrawn'

/** What a buyer says of a product. */
export interface Rating {
  readonly id: string
  /** Undefined once its writer was forgotten. */
  readonly orderId: string | undefined
  readonly productId: string
  readonly stars: number
  readonly text: string
  readonly name: string
  /** When its writer wrote it last. */
  readonly writtenAt: Date
  readonly status: RatingStatus
  /** When it is shown by itself, unless somebody has decided. */
  readonly decideBy: Date
  readonly reason: WithheldReason | undefined
  readonly answer: string | undefined
  /** Grows with every change. */
  readonly version: number
}

/** What the buyer of an order has said of its products. */
export async function ratingsOfOrder(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orderId: string,
): Promise<readonly Rating[]> {
  const rows = await database
    .selectFrom('ratings')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('written_at', 'desc')
    .execute()
  return rows.map(ratingOf)
}

/** What the buyers with an address, in small letters, have said of products. */
export async function ratingsOfAddress(
  database: Pick<OrderDatabase, 'selectFrom'>,
  email: string,
): Promise<readonly Rating[]> {
  const rows = await database
    .selectFrom('ratings')
    .innerJoin('orders', 'orders.id', 'ratings.order_id')
    .selectAll('ratings')
    .where(sql`lower(orders.email)`, '=', email)
    .orderBy('written_at')
    .execute()
  return rows.map(ratingOf)
}

export function ratingOf(row: Selectable<RatingsTable>): Rating {
  return {
    id: row.id,
    orderId: row.order_id ?? undefined,
    productId: row.product_id,
    stars: row.stars,
    text: row.text,
    name: row.name,
    writtenAt: new Date(row.written_at),
    status: row.status,
    decideBy: new Date(row.decide_by),
    reason: row.reason ?? undefined,
    answer: row.answer ?? undefined,
    version: row.version,
  }
}

/** Until when somebody may decide about what is written now. */
export function decideBy(now: Date): string {
  return new Date(now.getTime() + DECIDE_DAYS * DAY_MS).toISOString()
}
