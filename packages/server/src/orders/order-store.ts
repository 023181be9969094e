import { sql, type Updateable } from 'kysely'
import { putMails } from '../mail/mail-outbox.ts'
import { firstCheckMs, nextCheckMs } from './check-schedule.ts'
import type { OrderDatabase } from './order-database.ts'
import { cartKey, newOrderRow, orderOf } from './order-row.ts'
import { statusesBefore, type OrderStatus } from './order-status.ts'
import type { OrdersTable } from './order-tables.ts'
import type { NewOrder, Order, OrderContent } from './order.ts'
import { newPageToken } from './page-token.ts'
import { isSameContent } from './same-content.ts'

/** How long an order that nobody paid for stays the one that a repeated click gets. */
const REUSE_MS = 60 * 60_000

/** What a change of status comes with; `note` is for the history. */
export interface Settlement {
  readonly status: OrderStatus
  readonly note: string
  readonly captureId?: string | undefined
  /** What PayPal has given back by now. */
  readonly refundedCents?: number | undefined
}

/** By what an order may be named; one of them is enough. */
export interface Mentioned {
  readonly payPalOrderId: string | undefined
  readonly captureId: string | undefined
  readonly orderId: string | undefined
}

interface OrderStoreOptions {
  readonly now?: (() => Date) | undefined
  /** PayPal is asked about an undecided payment at least this often. */
  readonly longestCheckPauseMs?: number
}

/** Which orders are meant; `from` is included, `before` is not. */
export interface OrderFilter {
  readonly statuses?: readonly OrderStatus[] | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

export type OrderStore = ReturnType<typeof orderStore>

/**
 * The orders. Every change is one transaction that also writes the history, and is made only to an
 * order that may be changed so: a changing function gives undefined when another one was faster.
 */
export function orderStore(database: OrderDatabase, options: OrderStoreOptions = {}) {
  const { now = () => new Date(), longestCheckPauseMs = 300_000 } = options

  /**
   * The open order of this content and cart: a new one, or that of an earlier click, which may be
   * in payment or paid by now. Without a cart it is always a new one.
   */
  async function place(content: NewOrder): Promise<Order> {
    const open = await findByCart(content.cartId)
    if (open !== undefined) {
      if (!isReplaced(open, content)) return open
      await makeWay(open)
    }
    // When another click was faster, its order is the open one now.
    return (await insert(content)) ?? place(content)
  }

  async function insert(content: NewOrder): Promise<Order | undefined> {
    return database.transaction().execute(async (transaction) => {
      const row = newOrderRow(content, now())
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('orders')
        .values(row)
        .onConflict((conflict) => conflict.column('cart_key').doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return undefined
      const { id, step, created_at, status } = row
      const event = { order_id: id, step, at: created_at, status, note: 'placed' }
      await transaction.insertInto('order_events').values(event).execute()
      return orderOf(row)
    })
  }

  async function findByCart(cartId: string | undefined): Promise<Order | undefined> {
    if (cartId === undefined) return undefined
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where('cart_key', '=', cartKey(cartId))
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  /**
   * Whether the open order of a cart can no longer be meant: it was declined or refunded, or nobody
   * began to pay for it and the cart has changed or much time has passed.
   */
  function isReplaced(open: Order, content: OrderContent): boolean {
    if (open.status !== 'created') return open.status === 'declined' || open.status === 'refunded'
    const isOld = open.createdAt.getTime() < now().getTime() - REUSE_MS
    return isOld || !isSameContent(open, content)
  }

  /** The order is never captured from now on, unless that was begun already. */
  async function makeWay(open: Order): Promise<void> {
    await database
      .updateTable('orders')
      .set({ cart_key: null, next_check_at: null })
      .where('id', '=', open.id)
      .where('status', '=', open.status)
      .execute()
  }

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
    return change(order, statusesBefore('capturing'), { status: 'capturing' }, 'payment asked for')
  }

  /** Written as soon as PayPal's word about the money is known. */
  function settle(
    order: Order,
    { status, note, captureId, refundedCents }: Settlement,
  ): Promise<Order | undefined> {
    const values: Updateable<OrdersTable> = { status }
    if (captureId !== undefined) values.capture_id = captureId
    if (refundedCents !== undefined) values.refunded_cents = refundedCents
    if (status === 'declined') values.capture_attempt = order.captureAttempt + 1
    const before = statusesBefore(status)
    const isPartRefund = status === 'paid' && refundedCents !== undefined
    return change(order, isPartRefund ? ['paid'] : before, values, note)
  }

  async function change(
    order: Order,
    from: readonly OrderStatus[],
    values: Updateable<OrdersTable>,
    note: string,
  ): Promise<Order | undefined> {
    const at = now().toISOString()
    const isAtPayPal = (values.paypal_order_id ?? order.payPalOrderId) !== undefined
    const status = values.status ?? order.status
    const pauseMs = firstCheckMs({ status, isAtPayPal }, longestCheckPauseMs)
    const nextCheck = { checks: 0, next_check_at: timeIn(pauseMs) }
    return database.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('orders')
        .set((is) => ({ ...values, ...nextCheck, updated_at: at, step: is('step', '+', 1) }))
        .where('id', '=', order.id)
        .where('status', 'in', from)
        .where('create_attempt', '=', order.createAttempt)
        .where('capture_attempt', '=', order.captureAttempt)
        .$if('paypal_order_id' in values, (query) => query.where('paypal_order_id', 'is', null))
        .$if(values.refunded_cents !== undefined, (query) =>
          query.where('refunded_cents', status === 'paid' ? '<' : '<=', values.refunded_cents ?? 0),
        )
        .$if(values.status === 'capturing', (query) => query.where('cart_key', 'is not', null))
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) return undefined
      const event = { order_id: row.id, step: row.step, at, status: row.status, note }
      await transaction.insertInto('order_events').values(event).execute()
      if (row.status !== order.status) {
        const isBuyerWaiting = isWaitedFor(order)
        await putMails(transaction, { orderId: row.id, status: row.status, at, isBuyerWaiting })
      }
      return orderOf(row)
    })
  }

  /** Gives the order's page another address; that of before, which may be in wrong hands, shows nothing. */
  async function withdrawPage({ id }: Order): Promise<void> {
    const at = now().toISOString()
    await database.transaction().execute(async (transaction) => {
      const { step, status } = await transaction
        .updateTable('orders')
        .set((is) => ({ page_token: newPageToken(), updated_at: at, step: is('step', '+', 1) }))
        .where('id', '=', id)
        .returning(['step', 'status'])
        .executeTakeFirstOrThrow()
      const event = { order_id: id, step, at, status, note: 'address of its page withdrawn' }
      await transaction.insertInto('order_events').values(event).execute()
    })
  }

  /** Takes the next order that PayPal is to be asked about; no other server gets it meanwhile. */
  async function claimDue(): Promise<Order | undefined> {
    const due = await database
      .selectFrom('orders')
      .select(['id', 'status', 'checks', 'created_at', 'next_check_at'])
      .where('next_check_at', '<=', now().toISOString())
      .orderBy('next_check_at')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return undefined
    const checks = due.checks + 1
    const ageMs = now().getTime() - Date.parse(due.created_at)
    const row = await database
      .updateTable('orders')
      .set({
        checks,
        next_check_at: timeIn(nextCheckMs(due.status, { checks, ageMs }, longestCheckPauseMs)),
      })
      .where('id', '=', due.id)
      .where('next_check_at', '=', due.next_check_at)
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? claimDue() : orderOf(row)
  }

  /** After a start nobody knows what became of the payments under way. */
  async function makeUndecidedDue(): Promise<void> {
    await database
      .updateTable('orders')
      .set({ next_check_at: now().toISOString() })
      .where('status', 'in', ['capturing', 'payment_pending'])
      .execute()
  }

  function timeIn(ms: number | undefined): string | null {
    return ms === undefined ? null : new Date(now().getTime() + ms).toISOString()
  }

  /** The order that PayPal's news are about. */
  async function findMentioned(mentioned: Mentioned): Promise<Order | undefined> {
    const { payPalOrderId, captureId, orderId } = mentioned
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where((is) =>
        is.or([
          is('paypal_order_id', '=', payPalOrderId ?? null),
          is('capture_id', '=', captureId ?? null),
          is('id', '=', orderId ?? ''),
        ]),
      )
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  async function findByPayPalOrder(payPalOrderId: string): Promise<Order | undefined> {
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where('paypal_order_id', '=', payPalOrderId)
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  async function findByPageToken(pageToken: string): Promise<Order | undefined> {
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where('page_token', '=', pageToken)
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  async function findByNumber(orderNumber: string): Promise<Order | undefined> {
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  async function read(id: string): Promise<Order> {
    const query = database.selectFrom('orders').selectAll().where('id', '=', id)
    return orderOf(await query.executeTakeFirstOrThrow())
  }

  /** All orders, or those of some states and days: newest first. */
  async function list({ statuses, from, before }: OrderFilter = {}): Promise<readonly Order[]> {
    const rows = await database
      .selectFrom('orders')
      .selectAll()
      .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
      .$if(from !== undefined, (query) => query.where('created_at', '>=', isoTime(from)))
      .$if(before !== undefined, (query) => query.where('created_at', '<', isoTime(before)))
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map(orderOf)
  }

  /** What happened to an order, oldest first. */
  function history(orderId: string) {
    return database
      .selectFrom('order_events')
      .select(['step', 'at', 'status', 'note'])
      .where('order_id', '=', orderId)
      .orderBy('step')
      .execute()
  }

  /** How many orders somebody has to look at; throws when the database does not answer. */
  async function countNeedsReview(): Promise<number> {
    const { count } = await database
      .selectFrom('orders')
      .select(sql<number>`count(*)`.as('count'))
      .where('status', '=', 'needs_review')
      .executeTakeFirstOrThrow()
    return count
  }

  return {
    place,
    keepPayPalOrder,
    renewCreation,
    beginCapture,
    settle,
    withdrawPage,
    claimDue,
    makeUndecidedDue,
    findMentioned,
    findByPayPalOrder,
    findByPageToken,
    findByNumber,
    read,
    list,
    history,
    countNeedsReview,
  }
}

/** The buyer of an order that PayPal was asked about again has been told to wait, or has gone. */
function isWaitedFor({ status, checks }: Order): boolean {
  return status === 'payment_pending' || status === 'needs_review' || checks > 0
}

function isoTime(date: Date | undefined): string {
  return date?.toISOString() ?? ''
}
