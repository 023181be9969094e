import { sql, type Updateable } from 'kysely'
import type { OrderDatabase } from './order-database.ts'
import { cartKey, newOrderRow, orderOf } from './order-row.ts'
import { statusesBefore, type OrderStatus } from './order-status.ts'
import type { OrdersTable } from './order-tables.ts'
import type { NewOrder, Order, OrderContent } from './order.ts'
import { isSameContent } from './same-content.ts'

/** How long an order that nobody paid for stays the one that a repeated click gets. */
const REUSE_MS = 60 * 60_000

/** What a change of status comes with; `note` is for the history. */
export interface Settlement {
  readonly status: OrderStatus
  readonly note: string
  readonly captureId?: string | undefined
}

export type OrderStore = ReturnType<typeof orderStore>

/**
 * The orders. Every change is one transaction that also writes the history, and is made only to an
 * order that may be changed so: a changing function gives undefined when another one was faster.
 */
export function orderStore(database: OrderDatabase, now: () => Date = () => new Date()) {
  /**
   * The open order of this content and cart: a new one, or that of an earlier click, which may be
   * in payment or paid by now. Without a cart it is always a new one.
   */
  async function place(content: NewOrder): Promise<Order> {
    const open = await findByCart(content.cartId)
    if (open !== undefined && !(await makeWay(open, content))) return open
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
   * Lets a new order in where the open one of its cart can no longer be meant: it was declined or
   * refunded, or nobody began to pay for it and the cart has changed or much time has passed.
   */
  async function makeWay(open: Order, content: OrderContent): Promise<boolean> {
    const isOld = open.createdAt.getTime() < now().getTime() - REUSE_MS
    const isReplaced = isOld || !isSameContent(open, content)
    const { numUpdatedRows } = await database
      .updateTable('orders')
      .set({ cart_key: null })
      .where('id', '=', open.id)
      .where('status', 'in', ['declined', 'refunded', ...(isReplaced ? ['created' as const] : [])])
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
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
    { status, note, captureId }: Settlement,
  ): Promise<Order | undefined> {
    const values: Updateable<OrdersTable> = { status }
    if (captureId !== undefined) values.capture_id = captureId
    if (status === 'declined') values.capture_attempt = order.captureAttempt + 1
    return change(order, statusesBefore(status), values, note)
  }

  async function change(
    order: Order,
    from: readonly OrderStatus[],
    values: Updateable<OrdersTable>,
    note: string,
  ): Promise<Order | undefined> {
    const at = now().toISOString()
    return database.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('orders')
        .set((is) => ({ ...values, updated_at: at, step: is('step', '+', 1) }))
        .where('id', '=', order.id)
        .where('status', 'in', from)
        .where('create_attempt', '=', order.createAttempt)
        .where('capture_attempt', '=', order.captureAttempt)
        .$if('paypal_order_id' in values, (query) => query.where('paypal_order_id', 'is', null))
        .$if(values.status === 'capturing', (query) => query.where('cart_key', 'is not', null))
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) return undefined
      const event = { order_id: row.id, step: row.step, at, status: row.status, note }
      await transaction.insertInto('order_events').values(event).execute()
      return orderOf(row)
    })
  }

  async function findByPayPalOrder(payPalOrderId: string): Promise<Order | undefined> {
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where('paypal_order_id', '=', payPalOrderId)
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  async function read(id: string): Promise<Order> {
    const query = database.selectFrom('orders').selectAll().where('id', '=', id)
    return orderOf(await query.executeTakeFirstOrThrow())
  }

  /** All orders, or those in some states: newest first. */
  async function list(statuses?: readonly OrderStatus[]): Promise<readonly Order[]> {
    const rows = await database
      .selectFrom('orders')
      .selectAll()
      .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
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
    findByPayPalOrder,
    read,
    list,
    history,
    countNeedsReview,
  }
}
