import { randomUUID } from 'node:crypto'
import type { OrderNote } from '@millrun/commerce/desk/shown-order'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import { putMail } from '../../mail/mail-outbox.ts'
import { holdRow } from '../../orders/note-order.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { Order } from '../../orders/order.ts'
import { done, fail, type Outcome } from '../../outcome.ts'
import { type Actor, keepAction } from '../staff-actions.ts'

interface NewNote {
  readonly text: string
  /** It is mailed to the buyer; else it stays inside. */
  readonly toBuyer: boolean
}

/** Writes a note to an order. */
export function addNote(
  { database, now }: OrderBooks,
  { id, orderNumber, customer }: Order,
  { text, toBuyer }: NewNote,
  actor: Actor,
): Promise<Outcome> {
  if (toBuyer && customer.email === '') {
    return Promise.resolve(fail(`The buyer of order ${orderNumber} was forgotten.`))
  }
  const at = now().toISOString()
  return inTransaction(database, async (transaction) => {
    await holdRow(transaction, id)
    const number = (await listNotes(transaction, id)).length + 1
    const row = { id: randomUUID(), order_id: id, number, author: actor.email, text, at }
    await transaction
      .insertInto('notes')
      .values({ ...row, to_buyer: toBuyer ? 1 : 0 })
      .execute()
    if (toBuyer) await putMail(transaction, { orderId: id, kind: 'note', copy: number, at })
    await keepAction(transaction, {
      actor,
      at: now(),
      deed: toBuyer ? 'wrote to the buyer' : 'noted',
      subject: orderNumber,
      after: { note: number },
    })
    return done(toBuyer ? 'The note is on its way to the buyer.' : 'The note is kept.')
  })
}

/** What was written to an order, oldest first. */
export async function listNotes(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orderId: string,
): Promise<readonly OrderNote[]> {
  const rows = await database
    .selectFrom('notes')
    .select(['at', 'author', 'text', 'to_buyer'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  return rows.map(({ at, author, text, to_buyer: toBuyer }) => ({
    at,
    author,
    text,
    toBuyer: toBuyer === 1,
  }))
}

/** The text of a note by its number within its order. */
export async function readNote(
  { database }: OrderBooks,
  { id }: Order,
  number: number,
): Promise<string> {
  const { text } = await database
    .selectFrom('notes')
    .select('text')
    .where('order_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return text
}
