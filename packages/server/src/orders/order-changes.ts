import type { Transaction, Updateable } from 'kysely'
import { putMails } from '../mail/mail-outbox.ts'
import { firstCheckMs } from '../payments/check-schedule.ts'
import { yieldsTo, type Hold } from './hold.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { orderOf, type OrderRow } from './order-row.ts'
import { ORDER_STATUSES, statusesBefore, type OrderStatus } from './order-status.ts'
import type { OrderTables, OrdersTable } from '../database/order-tables.ts'
import type { Order } from './order.ts'

/** What a change of status comes with; `note` is for the history. */
export interface Settlement {
  readonly status: OrderStatus
  readonly note: string
  /** What does not fit, in words that stay the same as long as it does not. */
  readonly problem?: string | undefined
  readonly captureId?: string | undefined
  /** What PayPal took. */
  readonly capturedCents?: number | undefined
  /** What PayPal has given back by now. */
  readonly refundedCents?: number | undefined
  /** How PayPal's record looked when it refused the payment. */
  readonly refusedAs?: string | undefined
  /** It follows from the answer to one request: another one that is under way may end otherwise. */
  readonly isRefusal?: boolean
}

interface Times {
  readonly now: () => Date
  readonly longestCheckPauseMs: number
}

const REFUNDED = { status: 'refunded', hold: null } as const
const NEEDS_CART: ReadonlySet<OrderStatus> = new Set(['capturing', 'paid', 'payment_pending'])

/** What can happen to an order; each change is made to the order as it was read, or not at all. */
export function orderChanges(database: OrderDatabase, { now, longestCheckPauseMs }: Times) {
  /** Keeps PayPal's id of an order before anybody hears of it. */
  function keepPayPalOrder(order: Order, payPalOrderId: string): Promise<Order | undefined> {
    return change(order, ['created'], { paypal_order_id: payPalOrderId }, 'known to PayPal')
  }

  /** After a definite refusal to create it: the next try is a new request. */
  function renewCreation(order: Order, note: string): Promise<Order | undefined> {
    return change(order, ['created'], { create_attempt: order.createAttempt + 1 }, note)
  }

  /** Written before PayPal is asked for the money. */
  function beginCapture(order: Order): Promise<Order | undefined> {
    const values = { status: 'capturing', capture_tries: 1 } as const
    return change(order, statusesBefore('capturing'), values, 'payment asked for')
  }

  /** Written before PayPal is asked once more for what somebody else has begun to ask for. */
  async function joinCapture({ id, captureAttempt }: Order): Promise<Order | undefined> {
    const row = await database
      .updateTable('orders')
      .set((is) => ({ capture_tries: is('capture_tries', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'capturing')
      .where('capture_attempt', '=', captureAttempt)
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  /**
   * Written as soon as PayPal's word about the money is known. An order that is held for a person stays
   * so, and one that is found paid after its cart was given to another order is held.
   */
  async function settle(order: Order, settlement: Settlement): Promise<Order | undefined> {
    const { status, note } = settlement
    if (order.hold !== undefined && !yieldsTo(order.hold, status)) return order
    if (status === order.status && (settlement.refundedCents ?? 0) <= order.refundedCents)
      return order
    const found = foundIn(settlement)
    if (NEEDS_CART.has(status) && !order.hasCart && order.accepted === undefined) {
      return hold(order, 'cart_taken', `${note}, but its cart was given to another order`, found)
    }
    const values: Updateable<OrdersTable> = { ...found, status, hold: null }
    if (status === 'declined') values.capture_attempt = order.captureAttempt + 1
    if (settlement.isRefusal === true) values.capture_tries = 0
    return change(order, [...statusesBefore(status), order.status], values, note)
  }

  /** From now on a person has to decide about it, for this reason. */
  function hold(
    order: Order,
    reason: Hold,
    note: string,
    found: Updateable<OrdersTable> = {},
  ): Promise<Order | undefined> {
    // The end of a dispute must not end what else a person is called for.
    const kept = reason === 'disputed' ? (order.hold ?? reason) : reason
    const values = { ...found, status: 'needs_review', hold: kept } as const
    return change(order, ORDER_STATUSES, values, note)
  }

  /** What held it is over: PayPal's record decides again. */
  function release(order: Order, note: string): Promise<Order | undefined> {
    return change(order, ['needs_review'], { hold: null }, note)
  }

  /** A person has decided: it counts as paid, whatever was wrong with it. */
  function accept(order: Order, problem: string, note: string): Promise<Order | undefined> {
    const values = { status: 'paid', hold: null, accepted: problem } as const
    return change(order, ['needs_review'], values, note)
  }

  /** A person has decided: there is no payment for it. */
  function dismiss(order: Order, note: string): Promise<Order | undefined> {
    return change(order, ['needs_review'], { status: 'declined', hold: null }, note)
  }

  /** Money that was given back; the order stays what it is until all of it was. */
  function keepRefund(
    order: Order,
    refundedCents: number,
    note: string,
  ): Promise<Order | undefined> {
    const isAll = refundedCents >= order.capturedCents
    const values = { refunded_cents: refundedCents, ...(isAll && REFUNDED) }
    return change(order, ['paid', 'needs_review'], values, note)
  }

  /** Money that did not go back after all. */
  function missRefund(order: Order, cents: number, note: string): Promise<Order | undefined> {
    const refunded_cents = Math.max(order.refundedCents - cents, 0)
    return hold(order, 'refund_failed', note, { refunded_cents })
  }

  function change(
    order: Order,
    from: readonly OrderStatus[],
    values: Updateable<OrdersTable>,
    note: string,
  ): Promise<Order | undefined> {
    const at = now()
    const next = { ...values, ...nextCheck(order, values, at), updated_at: at.toISOString() }
    return database.transaction().execute(async (transaction) => {
      const row = await update(transaction, { order, from, values: next })
      if (row === undefined) return undefined
      const isHeld = typeof values.hold === 'string'
      await write(transaction, { order, row, note, isHeld })
      return orderOf(row)
    })
  }

  function nextCheck(order: Order, values: Updateable<OrdersTable>, at: Date) {
    const isAtPayPal = (values.paypal_order_id ?? order.payPalOrderId) !== undefined
    const canBeApproved = isAtPayPal && order.hasCart && values.capture_id === undefined
    const checked = { status: values.status ?? order.status, canBeApproved }
    const pauseMs = firstCheckMs(checked, longestCheckPauseMs)
    const next_check_at =
      pauseMs === undefined ? null : new Date(at.getTime() + pauseMs).toISOString()
    return { checks: 0, next_check_at }
  }

  return {
    keepPayPalOrder,
    renewCreation,
    beginCapture,
    joinCapture,
    settle,
    hold,
    release,
    accept,
    dismiss,
    keepRefund,
    missRefund,
  }
}

function foundIn(settlement: Settlement): Updateable<OrdersTable> {
  const { captureId, capturedCents, refundedCents, refusedAs } = settlement
  return {
    ...(captureId !== undefined && { capture_id: captureId }),
    ...(capturedCents !== undefined && { captured_cents: capturedCents }),
    ...(refundedCents !== undefined && { refunded_cents: refundedCents }),
    ...(refusedAs !== undefined && { refused_as: refusedAs }),
  }
}

interface Change {
  readonly order: Order
  readonly from: readonly OrderStatus[]
  readonly values: Updateable<OrdersTable>
}

/** The row as it is now; undefined when the order is not what it was when it was read. */
function update(
  transaction: Transaction<OrderTables>,
  { order, from, values }: Change,
): Promise<OrderRow | undefined> {
  const isPaid = values.status !== undefined && NEEDS_CART.has(values.status)
  const isAccepted = (values.accepted ?? order.accepted) !== undefined
  return (
    transaction
      .updateTable('orders')
      .set((is) => ({ ...values, step: is('step', '+', 1) }))
      .where('id', '=', order.id)
      .where('status', 'in', from)
      .where('create_attempt', '=', order.createAttempt)
      .where('capture_attempt', '=', order.captureAttempt)
      .where('refunded_cents', '=', order.refundedCents)
      // A refusal counts only for who was alone in asking.
      .$if(values.capture_tries === 0, (query) => query.where('capture_tries', '=', 1))
      .where('hold', order.hold === undefined ? 'is' : '=', order.hold ?? null)
      .$if('paypal_order_id' in values, (query) => query.where('paypal_order_id', 'is', null))
      // Money is only taken, and only called paid, for the one order that has the cart.
      .$if(isPaid && !isAccepted, (query) => query.where('cart_key', 'is not', null))
      .returningAll()
      .executeTakeFirst()
  )
}

interface Written {
  readonly order: Order
  readonly row: OrderRow
  readonly note: string
  readonly isHeld: boolean
}

/** The history, and the mails that a change makes. */
async function write(
  transaction: Transaction<OrderTables>,
  { order, row, note, isHeld }: Written,
): Promise<void> {
  const { id: orderId, step, status, updated_at: at } = row
  const event = { order_id: orderId, step, at, status, note }
  await transaction.insertInto('order_events').values(event).execute()
  if (status === order.status && !isHeld) return
  const hasLines = order.lines.length > 0
  const isBuyerWaiting = isWaitedFor(order)
  await putMails(transaction, { orderId, status, at, hasLines, isBuyerWaiting })
}

/** The buyer of an order that PayPal was asked about again has been told to wait, or has gone. */
function isWaitedFor({ status, checks }: Order): boolean {
  return status === 'payment_pending' || status === 'needs_review' || checks > 0
}
