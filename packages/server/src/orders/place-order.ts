import { inTransaction } from '../database/in-transaction.ts'
import { holdPieces, releaseHold } from '../shelf/stock-holds.ts'
import { requireRoom } from '../terms/require-room.ts'
import { findOrder } from './find-order.ts'
import { contentText } from './memory/content-text.ts'
import { enterLines } from './memory/order-lines.ts'
import type { OrderBooks } from './order-books.ts'
import { keepHistory } from './order-history.ts'
import { isOver } from '@millrun/commerce/desk/order-status'
import { cartKey, newOrderRow, type OrderRow } from './order-row.ts'
import type { FrozenLine, NewOrder, Order } from './order.ts'

/** How long an order that nobody paid for stays the one that a repeated click gets. */
const REUSE_MS = 60 * 60_000

/**
 * The open order of this content and cart: a new one, or that of an earlier click, which may be
 * in payment, owed or paid by now. Without a cart it is always a new one. Throws a `Refusal` when too few of its pieces
 * are left to be held for it, and for one on terms that is more than its account may owe.
 */
export async function placeOrder(books: OrderBooks, content: NewOrder): Promise<Order> {
  const { cartId } = content
  const open =
    cartId === undefined ? undefined : await findOrder(books, { cartKey: cartKey(cartId) })
  if (open !== undefined) {
    if (!isReplaced(open, content, books.now())) return holdAgain(books, open)
    await makeWay(books, open)
  }
  // When another click was faster, its order is the open one now.
  const entered = await enterOrder(
    books,
    { row: newOrderRow(content, books.now()), lines: content.lines },
    content.terms === undefined ? 'placed' : `placed on terms, due ${content.terms.dueOn}`,
  )
  return entered ?? placeOrder(books, content)
}

interface NewEntry {
  readonly row: OrderRow
  readonly lines: readonly FrozenLine[]
}

/** Enters an order with its lines and the first event of its history; undefined when there is such an order. */
export function enterOrder(
  books: OrderBooks,
  { row, lines }: NewEntry,
  note: string,
): Promise<Order | undefined> {
  return inTransaction(books.database, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('orders')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return undefined
    await requireRoom(transaction, row)
    await enterLines(transaction, row.id, lines)
    // What is sold at once is taken in the same breath; who asks for too much hears of it in the same words.
    if (row.status === 'created' || row.status === 'on_terms')
      await holdPieces(transaction, { id: row.id, lines }, books.now())
    return keepHistory(books, transaction, { before: undefined, row, lines, note, isHeld: false })
  })
}

/**
 * Whether the open order of a cart can no longer be meant: it was declined or refunded, or nobody
 * began to pay for it and the cart has changed, much time has passed, or it is to be owed instead.
 */
function isReplaced(open: Order, content: NewOrder, now: Date): boolean {
  if (open.status !== 'created') return open.status === 'declined' || isOver(open.status)
  if (content.terms !== undefined) return true
  const isOld = open.createdAt.getTime() < now.getTime() - REUSE_MS
  return isOld || contentText(open) !== contentText(content)
}

/** An order of this cart that nobody has begun to pay for is never captured from now on. */
export async function letGoOfCart(books: OrderBooks, cartId: string): Promise<void> {
  const open = await findOrder(books, { cartKey: cartKey(cartId) })
  if (open?.status === 'created') await makeWay(books, open)
}

/** The order is never captured from now on, unless that was begun already, and holds nothing any more. */
function makeWay({ database }: OrderBooks, open: Order): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('orders')
      .set({ cart_key: null, next_check_at: null })
      .where('id', '=', open.id)
      .where('status', '=', open.status)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) await releaseHold(transaction, open.id)
  })
}

/** An order that is yet to be paid holds its pieces from this click on. */
async function holdAgain({ database, now }: OrderBooks, open: Order): Promise<Order> {
  if (open.status === 'created') {
    await inTransaction(database, (transaction) => holdPieces(transaction, open, now()))
  }
  return open
}
