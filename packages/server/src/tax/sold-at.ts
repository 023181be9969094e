import { sql } from 'kysely'

/**
 * When an order counts as sold: the moment at which it was placed, or the beginning of the day on which one that was owed
 * was paid. Written as the index of sums has it.
 */
export const SOLD_AT = sql<string>`coalesce(paid_at, created_at)`
