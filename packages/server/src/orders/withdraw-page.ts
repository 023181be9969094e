import { noteOrder } from './note-order.ts'
import type { OrderBooks } from './order-books.ts'
import type { Order } from './order.ts'
import { newPageToken } from './page-token.ts'

/** Gives the order's page another address; that of before, which may be in wrong hands, shows nothing. */
export async function withdrawPage({ database, now }: OrderBooks, { id }: Order): Promise<void> {
  const values = { page_token: newPageToken() }
  const note = { note: 'address of its page withdrawn', at: now(), values }
  await database.transaction().execute((transaction) => noteOrder(transaction, id, note))
}
