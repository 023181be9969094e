import type { ExpressionBuilder, Transaction } from 'kysely'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { putMail } from '../mail/mail-outbox.ts'
import { frozenLines, linesIn } from '../orders/memory/order-lines.ts'
import { holdRow } from '../orders/note-order.ts'
import { stands } from '@millrun/commerce/desk/order-status'
import { STANDING } from '../orders/order-status.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { orderOf } from '../orders/order-row.ts'
import { newPageToken } from '../orders/page-token.ts'
import { isTimeToAsk, leftBetween } from './ask-rule.ts'
import { rateableProducts } from './rateable-lines.ts'
import { isUnasked } from './unasked-addresses.ts'

/**
 * Asks the buyers of orders that have arrived what they think of the products, each order once whatever number of servers
 * asks; not those who complained or were forgotten, who do not want to be asked, or whom no mail reaches. Gives how many
 * were asked.
 */
export async function askForRatings(books: OrderBooks, stopped: AbortSignal): Promise<number> {
  const { database, now } = books
  const { from, to } = leftBetween(now())
  const rows = await database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(database))
    .where('shipped_at', '>=', from)
    .where('shipped_at', '<', to)
    .where('status', 'in', STANDING)
    .where('email', '<>', '')
    .where('erase_asked_at', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('rating_asks').select('order_id').whereRef('order_id', '=', 'orders.id'),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('disputes').select('id').whereRef('order_id', '=', 'orders.id')),
      ),
    )
    .where((is) => is.not(is.exists(openBounce(is))))
    .orderBy('shipped_at')
    .execute()
  const today = newJerseyDay(now())
  let asked = 0
  for (const row of rows) {
    if (stopped.aborted) return asked
    const order = orderOf(row, linesIn(row))
    if (!isTimeToAsk(order, today)) continue
    if (await isUnasked(database, order.customer.email)) continue
    if ((await rateableProducts(database, order)).length === 0) continue
    const isAsked = await inTransaction(database, (transaction) =>
      ask(transaction, order.id, now()),
    )
    if (isAsked) asked += 1
  }
  return asked
}

/** A mail to the buyer's address that came back, and that nobody has seen to. */
function openBounce(is: ExpressionBuilder<OrderTables, 'orders'>) {
  return is
    .selectFrom('bounces')
    .select('bounces.id')
    .where('bounces.settled_at', 'is', null)
    .whereRef('bounces.address', '=', (of) => of.fn<string>('lower', ['orders.email']))
}

/** False when another server was faster, or the order has changed since it was found. */
async function ask(transaction: Transaction<OrderTables>, id: string, at: Date): Promise<boolean> {
  const { status, hold, erase_asked_at: eraseAskedAt } = await holdRow(transaction, id)
  if (!stands(status) || hold !== null || eraseAskedAt !== null) return false
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('rating_asks')
    .values({
      order_id: id,
      token: newPageToken(),
      stop_token: newPageToken(),
      asked_at: at.toISOString(),
    })
    .onConflict((same) => same.column('order_id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await putMail(transaction, { orderId: id, kind: 'rating', copy: 1, at: at.toISOString() })
  return true
}
