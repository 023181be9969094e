import { inTransaction } from '../database/in-transaction.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { noteOrder } from './note-order.ts'
import type { OrderBooks } from './order-books.ts'
import type { Order } from './order.ts'
import { newPageToken } from './page-token.ts'

/** Gives the order's page another address; that of before, which may be in wrong hands, shows nothing. */
export async function withdrawPage(
  { database, now }: OrderBooks,
  { id, orderNumber }: Order,
  actor: Actor,
): Promise<void> {
  const at = now()
  const values = { page_token: newPageToken() }
  await inTransaction(database, async (transaction) => {
    await noteOrder(transaction, id, { note: 'address of its page withdrawn', at, values })
    await keepAction(transaction, { actor, at, deed: 'withdrew the page', subject: orderNumber })
  })
}
