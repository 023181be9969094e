import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { frozenLines, linesIn } from '../orders/memory/order-lines.ts'
import { STANDING } from '../orders/order-status.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { orderOf } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'
import { listDelays } from './delay-store.ts'
import { delayTerms, isRefundDue, type AskedDelay } from './delay-terms.ts'

/** An order that somebody has to send, to ask about, or to refund. */
export interface LateOrder {
  readonly order: Order
  readonly promisedTo: string
  /** The later day that the buyer knows of and has not refused. */
  readonly agreedTo: string
  readonly asked: readonly AskedDelay[]
  /** The buyer has cancelled, or has not said yes in time. */
  readonly isRefundDue: boolean
}

/**
 * Orders that were paid or are owed and have not shipped, and whose last day is over in New Jersey or whose money is due: oldest
 * first. One whose payment is in review is late like any other, and its buyer may have cancelled.
 */
export async function lateOrders({ database, now }: OrderBooks): Promise<readonly LateOrder[]> {
  const today = newJerseyDay(now())
  const rows = await database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(database))
    .where('status', 'in', [...STANDING, 'needs_review'])
    .where('shipped_at', 'is', null)
    .where((is) =>
      is.or([
        is('promised_to', '<', today),
        // A buyer who was asked before that day may have cancelled before it.
        is.exists(is.selectFrom('delays').select('id').whereRef('order_id', '=', 'orders.id')),
      ]),
    )
    .orderBy('promised_to')
    .orderBy('created_at')
    .execute()
  const late: LateOrder[] = []
  for (const row of rows) {
    const order = orderOf(row, linesIn(row))
    const promisedTo = order.window?.to
    if (promisedTo === undefined) continue
    const terms = delayTerms(promisedTo, await listDelays(database, order.id))
    const isDue = isRefundDue(terms, today)
    if (isDue || terms.agreedTo < today) {
      late.push({ order, promisedTo, ...terms, isRefundDue: isDue })
    }
  }
  return late
}
