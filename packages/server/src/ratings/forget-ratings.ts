import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { keepRatingEvent } from './rating-events.ts'

/**
 * Takes the buyer of an order out of what they have said of its products: the name and the order go, the words stay
 * without them, unless they were taken back. The links in the mail that asked lead nowhere.
 */
export async function forgetRatings(
  transaction: Transaction<OrderTables>,
  orderId: string,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .updateTable('ratings')
    .set((is) => ({
      order_id: null,
      name: '',
      text: is.case().when('status', '=', 'withdrawn').then('').else(is.ref('text')).end(),
      version: is('version', '+', 1),
    }))
    .where('order_id', '=', orderId)
    .returningAll()
    .execute()
  for (const row of rows) {
    // Words that were changed or taken back are nobody's to read any more.
    await transaction
      .updateTable('rating_events')
      .set({ text: '' })
      .where('rating_id', '=', row.id)
      .execute()
    await keepRatingEvent(transaction, row, { what: 'writer forgotten', at: now })
  }
  await transaction.deleteFrom('rating_asks').where('order_id', '=', orderId).execute()
  await transaction
    .updateTable('mails')
    .set({ next_try_at: null })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'rating')
    .execute()
}
