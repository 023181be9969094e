import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import type { OrderValues } from './change-order.ts'
import { addEvent } from './order-history.ts'
import type { OrderRow } from './order-row.ts'

/** The order as it is now; until the end of the transaction nobody else changes it. */
export function holdRow(transaction: Transaction<OrderTables>, id: string): Promise<OrderRow> {
  return transaction
    .updateTable('orders')
    .set((is) => ({ step: is.ref('step') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Note {
  readonly note: string
  readonly at: Date
  readonly values?: OrderValues
}

/** Writes down what has nothing to do with the payment, and that it was done. */
export async function noteOrder(
  transaction: Transaction<OrderTables>,
  id: string,
  { note, at, values = {} }: Note,
): Promise<void> {
  const row = await transaction
    .updateTable('orders')
    .set((is) => ({ ...values, updated_at: at.toISOString(), step: is('step', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addEvent(transaction, row, note)
}
