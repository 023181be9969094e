import { putMails } from '../mail/mail-outbox.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { cartKey, newOrderRow, orderOf, type OrderRow } from './order-row.ts'
import type { NewOrder, Order, OrderContent } from './order.ts'
import { newPageToken } from './page-token.ts'
import { isSameContent } from './same-content.ts'

/** How long an order that nobody paid for stays the one that a repeated click gets. */
const REUSE_MS = 60 * 60_000

/** Where orders are entered into the books. */
export function orderDesk(database: OrderDatabase, now: () => Date) {
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
    return (await enter(newOrderRow(content, now()), 'placed')) ?? place(content)
  }

  /** Enters an order with the first event of its history; undefined when there is such an order. */
  function enter(row: OrderRow, note: string): Promise<Order | undefined> {
    return database.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('orders')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return undefined
      const { id, step, created_at, status } = row
      const event = { order_id: id, step, at: created_at, status, note }
      await transaction.insertInto('order_events').values(event).execute()
      const order = orderOf(row)
      const hasLines = order.lines.length > 0
      const change = { orderId: id, status, at: created_at, hasLines, isBuyerWaiting: false }
      await putMails(transaction, change)
      return order
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

  return { place, enter, withdrawPage }
}
