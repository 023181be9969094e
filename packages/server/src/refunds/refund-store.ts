import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { nextDue } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { RefundsTable } from '../database/order-tables.ts'

/** `asked`: PayPal's answer is not known yet. `pending`: PayPal has begun it, and it may still fail. */
export type RefundStatus = 'asked' | 'pending' | 'done' | 'failed'

export interface Refund {
  readonly id: string
  readonly orderId: string
  /** Of which payment; undefined for the order's own. */
  readonly captureId: string | undefined
  /** Undefined for everything that is left. */
  readonly askedCents: number | undefined
  /** What PayPal gave back. */
  readonly cents: number | undefined
  readonly status: RefundStatus
  readonly payPalRefundId: string | undefined
  readonly note: string
  /** Nothing but tax: its buyer was exempt. */
  readonly isTax: boolean
  readonly createdAt: Date
}

interface NewRefund {
  readonly orderId: string
  readonly captureId: string
  readonly askedCents: number | undefined
  readonly isTax?: boolean | undefined
  readonly number: number
}

interface RefundEnd {
  readonly status: RefundStatus
  readonly note: string
  readonly payPalRefundId?: string | undefined
  readonly cents?: number | undefined
}

export type RefundStore = ReturnType<typeof refundStore>

/** PayPal is asked so often what became of a refund that it has begun. */
const CHECK_EVERY_MS = 60 * 60_000

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
    return rows.map(refundOf)
  }

  async function findAtPayPal(payPalRefundId: string): Promise<Refund | undefined> {
    const row = await database
      .selectFrom('refunds')
      .selectAll()
      .where('paypal_refund_id', '=', payPalRefundId)
      .executeTakeFirst()
    return row === undefined ? undefined : refundOf(row)
  }

  /** Writes a refund down before PayPal is asked; undefined when somebody else begins one just now. */
  async function begin(refund: NewRefund): Promise<Refund | undefined> {
    const row = await database
      .insertInto('refunds')
      .values(newRow(refund, now()))
      .onConflict((conflict) => conflict.columns(['order_id', 'number']).doNothing())
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? undefined : refundOf(row)
  }

  async function finish(id: string, end: RefundEnd): Promise<void> {
    const { status, note, payPalRefundId, cents } = end
    await database
      .updateTable('refunds')
      .set({
        status,
        note,
        next_check_at: status === 'pending' ? nextCheckAt() : null,
        ...(payPalRefundId !== undefined && { paypal_refund_id: payPalRefundId }),
        ...(cents !== undefined && { cents }),
      })
      .where('id', '=', id)
      .execute()
  }

  /** Takes the next refund that PayPal has begun and not ended; it comes back until it is finished. */
  async function claimPending(): Promise<Refund | undefined> {
    const due = { now: now(), longestPauseMs: CHECK_EVERY_MS }
    const row = await database
      .updateTable('refunds')
      .set({ next_check_at: nextCheckAt() })
      .where('id', '=', nextDue(database, { table: 'refunds', due: 'next_check_at' }, due))
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? undefined : refundOf(row)
  }

  function nextCheckAt(): string {
    return new Date(now().getTime() + CHECK_EVERY_MS).toISOString()
  }

  return { list, findAtPayPal, begin, finish, claimPending }
}

/** The refunds of several orders, those of each oldest first. */
export async function refundsOf(
  database: OrderDatabase,
  orderIds: readonly string[],
): Promise<readonly Refund[]> {
  const rows = await database
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('number')
    .execute()
  return rows.map(refundOf)
}

function newRow(refund: NewRefund, at: Date): Selectable<RefundsTable> {
  return {
    id: randomUUID(),
    order_id: refund.orderId,
    number: refund.number,
    capture_id: refund.captureId,
    asked_cents: refund.askedCents ?? null,
    cents: null,
    status: 'asked',
    paypal_refund_id: null,
    note: '',
    reason: refund.isTax === true ? 'tax' : null,
    next_check_at: null,
    created_at: at.toISOString(),
  }
}

function refundOf(row: Selectable<RefundsTable>): Refund {
  return {
    id: row.id,
    orderId: row.order_id,
    captureId: row.capture_id ?? undefined,
    askedCents: row.asked_cents ?? undefined,
    cents: row.cents ?? undefined,
    status: row.status,
    payPalRefundId: row.paypal_refund_id ?? undefined,
    note: row.note,
    isTax: row.reason === 'tax',
    createdAt: new Date(row.created_at),
  }
}
