import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import { nextDue } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables, RefundsTable } from '../database/order-tables.ts'
import type { Actor } from '../desk/staff-actions.ts'
import { keepEnd } from './keep-end.ts'

/** `asked`: PayPal's answer is not known yet. `pending`: PayPal has begun it, and it may still fail. */
export type RefundStatus = 'asked' | 'pending' | 'done' | 'failed'

/** Pieces of a line, by its number within the order. */
export interface RefundLine {
  readonly number: number
  readonly quantity: number
  /** They come back onto the shelf. */
  readonly restock: boolean
  /** They are not sent any more. */
  readonly isCancelled: boolean
}

export interface Refund {
  readonly id: string
  readonly orderId: string
  /** From 1 within its order. */
  readonly number: number
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
  /** The tax that goes back with the pieces; undefined where no pieces were named. */
  readonly taxCents: number | undefined
  /** Why, as the buyer reads it. */
  readonly why: string | undefined
  /** Who began it; undefined for a buyer, and before 2026-11-25. */
  readonly actor: Actor | undefined
  /** The pieces that it is for. */
  readonly lines: readonly RefundLine[]
  readonly createdAt: Date
}

export interface NewRefund {
  readonly orderId: string
  /** Undefined where PayPal has nothing to do with it. */
  readonly captureId: string | undefined
  readonly askedCents: number | undefined
  readonly isTax?: boolean | undefined
  readonly taxCents?: number | undefined
  readonly why?: string | undefined
  readonly actor?: Actor | undefined
  readonly lines: readonly RefundLine[]
  readonly number: number
}

export interface RefundEnd {
  readonly status: RefundStatus
  readonly note: string
  readonly payPalRefundId?: string | undefined
  readonly cents?: number | undefined
}

export type RefundStore = ReturnType<typeof refundStore>

/** PayPal is asked so often what became of a refund that it has begun. */
const CHECK_EVERY_MS = 60 * 60_000
/** Whoever began a refund has so long to hear PayPal's answer before the shop asks once more by itself. */
const ANSWER_WITHIN_MS = 5 * 60_000

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
    return withLines(database, rows)
  }

  async function findAtPayPal(payPalRefundId: string): Promise<Refund | undefined> {
    const rows = await database
      .selectFrom('refunds')
      .selectAll()
      .where('paypal_refund_id', '=', payPalRefundId)
      .execute()
    return (await withLines(database, rows))[0]
  }

  /** Writes a refund down before PayPal is asked; undefined when somebody else begins one just now. */
  async function begin(
    transaction: Transaction<OrderTables>,
    refund: NewRefund,
  ): Promise<Refund | undefined> {
    const row = await transaction
      .insertInto('refunds')
      .values(newRow(refund, now(), after(ANSWER_WITHIN_MS)))
      .onConflict((conflict) => conflict.columns(['order_id', 'number']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return undefined
    const lines = refund.lines.map((line) => newLine(row.id, line))
    if (lines.length > 0) await transaction.insertInto('refund_lines').values(lines).execute()
    return refundOf(row, refund.lines)
  }

  /** Writes down what became of a refund, with all that follows from it, each time once. */
  function finish(id: string, end: RefundEnd): Promise<void> {
    return inTransaction(database, (transaction) => finishIn(transaction, id, end))
  }

  /** The same in a transaction in which more is done. */
  async function finishIn(
    transaction: Transaction<OrderTables>,
    id: string,
    end: RefundEnd,
  ): Promise<void> {
    const before = await holdRefund(transaction, id)
    await writeEnd(transaction, id, end, after(CHECK_EVERY_MS))
    await keepEnd(transaction, before, end, now())
  }

  /** Takes the next refund of which PayPal has not said the end; it comes back until it is finished. */
  async function claimOpen(): Promise<Refund | undefined> {
    const due = { now: now(), longestPauseMs: CHECK_EVERY_MS }
    const rows = await database
      .updateTable('refunds')
      .set({ next_check_at: after(CHECK_EVERY_MS) })
      .where('id', '=', nextDue(database, { table: 'refunds', due: 'next_check_at' }, due))
      .returningAll()
      .execute()
    return (await withLines(database, rows))[0]
  }

  function after(ms: number): string {
    return new Date(now().getTime() + ms).toISOString()
  }

  return { list, findAtPayPal, begin, finish, finishIn, claimOpen }
}

async function writeEnd(
  transaction: Transaction<OrderTables>,
  id: string,
  { status, note, payPalRefundId, cents }: RefundEnd,
  checkAt: string,
): Promise<void> {
  await transaction
    .updateTable('refunds')
    .set({
      status,
      note,
      next_check_at: status === 'pending' ? checkAt : null,
      ...(payPalRefundId !== undefined && { paypal_refund_id: payPalRefundId }),
      ...(cents !== undefined && { cents }),
    })
    .where('id', '=', id)
    .execute()
}

/** The refund as it is now; until the end of the transaction nobody else finishes it. */
async function holdRefund(transaction: Transaction<OrderTables>, id: string): Promise<Refund> {
  const row = await transaction
    .updateTable('refunds')
    .set((is) => ({ number: is.ref('number') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const [refund] = await withLines(transaction, [row])
  if (refund === undefined) throw new Error(`the refund ${id} is gone`)
  return refund
}

async function withLines(
  database: Pick<OrderDatabase, 'selectFrom'>,
  rows: readonly Selectable<RefundsTable>[],
): Promise<readonly Refund[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await database
    .selectFrom('refund_lines')
    .selectAll()
    .where('refund_id', 'in', ids)
    .orderBy('line_number')
    .execute()
  return rows.map((row) => {
    const own = lines.filter(({ refund_id: id }) => id === row.id)
    return refundOf(
      row,
      own.map(({ line_number: number, quantity, restock, cancelled }) => ({
        number,
        quantity,
        restock: restock === 1,
        isCancelled: cancelled === 1,
      })),
    )
  })
}

/** The refunds of several orders, those of each oldest first. */
export async function refundsOf(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orderIds: readonly string[],
): Promise<readonly Refund[]> {
  const rows = await database
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('number')
    .execute()
  return withLines(database, rows)
}

function newRow(refund: NewRefund, at: Date, checkAt: string): Selectable<RefundsTable> {
  return {
    id: randomUUID(),
    order_id: refund.orderId,
    number: refund.number,
    capture_id: refund.captureId ?? null,
    asked_cents: refund.askedCents ?? null,
    cents: null,
    status: 'asked',
    paypal_refund_id: null,
    note: '',
    reason: refund.isTax === true ? 'tax' : null,
    tax_cents: refund.taxCents ?? null,
    why: refund.why ?? null,
    actor: refund.actor?.email ?? null,
    actor_role: refund.actor?.role ?? null,
    next_check_at: checkAt,
    created_at: at.toISOString(),
  }
}

function newLine(id: string, { number, quantity, restock, isCancelled }: RefundLine) {
  return {
    refund_id: id,
    line_number: number,
    quantity,
    restock: restock ? 1 : 0,
    cancelled: isCancelled ? 1 : 0,
  }
}

function refundOf(row: Selectable<RefundsTable>, lines: readonly RefundLine[]): Refund {
  const { actor, actor_role: role } = row
  return {
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    captureId: row.capture_id ?? undefined,
    askedCents: row.asked_cents ?? undefined,
    cents: row.cents ?? undefined,
    status: row.status,
    payPalRefundId: row.paypal_refund_id ?? undefined,
    note: row.note,
    isTax: row.reason === 'tax',
    taxCents: row.tax_cents ?? undefined,
    why: row.why ?? undefined,
    actor: actor === null || role === null ? undefined : { email: actor, role },
    lines,
    createdAt: new Date(row.created_at),
  }
}
