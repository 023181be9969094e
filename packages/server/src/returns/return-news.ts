import type { OrderDatabase } from '../database/order-database.ts'
import type { Order } from '../orders/order.ts'
import type { ReturnEvent } from './return-events.ts'
import { type KeptReturn, readReturn } from './return-store.ts'

/** What somebody is written to about. */
export interface ReturnNews {
  readonly kept: KeptReturn
  readonly event: ReturnEvent
}

/** What happened to a return of an order, by its number within the order. */
export async function readReturnNews(
  database: OrderDatabase,
  { id }: Order,
  step: number,
): Promise<ReturnNews> {
  const event = await database
    .selectFrom('return_events')
    .selectAll()
    .where('order_id', '=', id)
    .where('step', '=', step)
    .executeTakeFirstOrThrow()
  return { kept: await readReturn(database, event.return_id), event }
}
