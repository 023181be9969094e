import { createHash } from 'node:crypto'
import type { OrderDatabase } from '../database/order-database.ts'

/** Whether whoever has this address has said that they do not want to be asked again. */
export async function isUnasked(
  database: Pick<OrderDatabase, 'selectFrom'>,
  email: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('unasked_addresses')
    .select('at')
    .where('address_hash', '=', hashOf(email))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Never again asks the buyer to whom a link was sent. Of the address a hash is kept, so that it holds when the buyer is
 * forgotten. False for a link that nobody was sent.
 */
export async function stopAsking(
  database: OrderDatabase,
  stopToken: string,
  at: Date,
): Promise<boolean> {
  const asked = await database
    .selectFrom('rating_asks')
    .innerJoin('orders', 'orders.id', 'rating_asks.order_id')
    .select('orders.email')
    .where('stop_token', '=', stopToken)
    .executeTakeFirst()
  if (asked === undefined) return false
  await database
    .insertInto('unasked_addresses')
    .values({ address_hash: hashOf(asked.email), at: at.toISOString() })
    .onConflict((same) => same.column('address_hash').doNothing())
    .execute()
  return true
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}
