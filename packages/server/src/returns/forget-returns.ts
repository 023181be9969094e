import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'

/** Deletes what a buyer wrote about the returns of an order, what was written to them, and the photographs. */
export async function forgetReturns(
  transaction: Transaction<OrderTables>,
  orderId: string,
): Promise<void> {
  const own = await transaction
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .execute()
  const ids = own.map(({ id }) => id)
  if (ids.length === 0) return
  await transaction.deleteFrom('return_photographs').where('return_id', 'in', ids).execute()
  await transaction.updateTable('returns').set({ words: '' }).where('id', 'in', ids).execute()
  await transaction
    .updateTable('return_events')
    .set({ note: '' })
    .where('return_id', 'in', ids)
    .where('kind', 'in', ['approved', 'kept', 'refused', 'closed'])
    .execute()
}
