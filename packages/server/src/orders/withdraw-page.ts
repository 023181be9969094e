import type { OrderBooks } from './order-books.ts'
import { addEvent } from './order-history.ts'
import type { Order } from './order.ts'
import { newPageToken } from './page-token.ts'

/** Gives the order's page another address; that of before, which may be in wrong hands, shows nothing. */
export async function withdrawPage({ database, now }: OrderBooks, { id }: Order): Promise<void> {
  const values = { page_token: newPageToken(), updated_at: now().toISOString() }
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('orders')
      .set((is) => ({ ...values, step: is('step', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await addEvent(transaction, row, 'address of its page withdrawn')
  })
}
