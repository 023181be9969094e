import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { noteOrder } from '../orders/note-order.ts'

/** What nobody has paid for yet, or is paying for just now. */
const OPEN = [
  'created',
  'capturing',
  'payment_pending',
  'declined',
  'needs_review',
  'on_terms',
] as const

/** Orders keep the tax they were placed with: in the history of each that is not paid stands that its certificate was withdrawn. */
export async function noteOpenOrders(
  transaction: Transaction<OrderTables>,
  code: string,
  at: Date,
): Promise<void> {
  const orders = await transaction
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', OPEN)
    .where('exemption', 'like', `%"code":"${code}"%`)
    .execute()
  const note = `certificate ${code} was withdrawn; the order keeps the tax it was placed with`
  for (const { id } of orders) await noteOrder(transaction, id, { note, at })
}
