import { randomUUID } from 'node:crypto'
import type { OrderDatabase } from './order-database.ts'

/** `asked`: PayPal's answer is not known yet. */
export type RefundStatus = 'asked' | 'done' | 'failed'

export interface Refund {
  readonly id: string
  /** Undefined for everything that is left. */
  readonly askedCents: number | undefined
  readonly status: RefundStatus
  readonly payPalRefundId: string | undefined
  readonly note: string
  readonly createdAt: Date
}

export type RefundStore = ReturnType<typeof refundStore>

/** What was given back of orders, and what PayPal was asked to give back. */
export function refundStore(database: OrderDatabase, now: () => Date = () => new Date()) {
  /** The refunds of an order, oldest first. */
  async function list(orderId: string): Promise<readonly Refund[]> {
    const rows = await database
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      askedCents: row.asked_cents ?? undefined,
      status: row.status,
      payPalRefundId: row.paypal_refund_id ?? undefined,
      note: row.note,
      createdAt: new Date(row.created_at),
    }))
  }

  /** Writes a refund down before PayPal is asked; undefined when somebody else begins one just now. */
  async function begin(
    orderId: string,
    askedCents: number | undefined,
    number: number,
  ): Promise<string | undefined> {
    const id = randomUUID()
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('refunds')
      .values({
        id,
        order_id: orderId,
        number,
        asked_cents: askedCents ?? null,
        status: 'asked',
        paypal_refund_id: null,
        note: '',
        created_at: now().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['order_id', 'number']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n ? id : undefined
  }

  async function finish(
    id: string,
    status: RefundStatus,
    note: string,
    payPalRefundId?: string,
  ): Promise<void> {
    await database
      .updateTable('refunds')
      .set({ status, note, paypal_refund_id: payPalRefundId ?? null })
      .where('id', '=', id)
      .execute()
  }

  return { list, begin, finish }
}
