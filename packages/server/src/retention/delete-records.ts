import type { OrderDatabase } from '../database/order-database.ts'
import { ORDER_STATUSES } from '@millrun/commerce/desk/order-status'
import {
  buyerForgottenBefore,
  networkForgottenBefore,
  recordsDeletedBefore,
} from './retention-rule.ts'

const BATCH = 500

/** Deletes old mails, with those that came back, and events that are done with; those of orders that are not decided are kept. */
export async function deleteRecords(
  database: OrderDatabase,
  now: Date,
  stopped: AbortSignal,
): Promise<void> {
  const before = recordsDeletedBefore(now).toISOString()
  const decided = ORDER_STATUSES.filter((status) => buyerForgottenBefore(status, now) !== undefined)
  const mails = () =>
    database
      .deleteFrom('mails')
      .where('id', 'in', (from) =>
        from
          .selectFrom('mails')
          .innerJoin('orders', 'orders.id', 'mails.order_id')
          .select('mails.id')
          .where('mails.next_try_at', 'is', null)
          .where('mails.created_at', '<', before)
          .where('orders.status', 'in', decided)
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow()
  const events = () =>
    database
      .deleteFrom('webhook_events')
      .where('id', 'in', (from) =>
        from
          .selectFrom('webhook_events')
          .select('id')
          .where('next_try_at', 'is', null)
          .where('received_at', '<', before)
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow()
  await forgetNetworks(database, now)
  await database.deleteFrom('bounces').where('bounced_at', '<', before).execute()
  for (const deleteBatch of [mails, events]) {
    for (let isMore = true; isMore && !stopped.aborted;) {
      const { numDeletedRows } = await deleteBatch()
      isMore = numDeletedRows === BigInt(BATCH)
    }
  }
}

/** Where an order came from counts for an hour, when payments are declined, and is nobody's business later. */
async function forgetNetworks(database: OrderDatabase, now: Date): Promise<void> {
  await database
    .updateTable('orders')
    .set({ buyer_key: null })
    .where('buyer_key', 'is not', null)
    .where('created_at', '<', networkForgottenBefore(now).toISOString())
    .execute()
}
