import type { Reader } from '@millrun/commerce/desk/bounced-mail'
import { CustomerInfoSchema } from '@millrun/commerce/functions'
import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { isWrittenAbout, nextCopy, putMail } from '../mail/mail-outbox.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import type { OrderValues } from '../orders/change-order.ts'
import { holdRow, noteOrder } from '../orders/note-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'

interface CorrectedEmail {
  readonly email: string
  readonly reader: Reader
}

/** Writes to another address about an order from now on, and once more what it said last. */
export function correctEmail(
  { database, now }: OrderBooks,
  { id, orderNumber }: Order,
  { email, reader }: CorrectedEmail,
  actor: Actor,
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const row = await holdRow(transaction, id)
    const before = reader === 'papers' ? (row.invoice_email ?? '') : row.email
    if (row.email === '') return fail(`The buyer of order ${orderNumber} was forgotten.`)
    if (before.toLowerCase() === email.toLowerCase()) {
      return fail(`Order ${orderNumber} has this address already: ${email}.`)
    }
    const at = now()
    // Neither the history nor the list of actions can be emptied when the buyer is forgotten.
    const note = `${actor.email} corrected the address of its ${reader}`
    await noteOrder(transaction, id, { note, at, values: valuesOf(row, { email, reader }) })
    await settle(transaction, id, { address: before, at, actor })
    await sendOnceMore(transaction, row, { reader, at })
    await keepAction(transaction, { actor, at, deed: 'corrected an address', subject: orderNumber })
    return done(`Order ${orderNumber} is written to at ${email} now, and a mail is on its way.`)
  })
}

function valuesOf(row: OrderRow, { email, reader }: CorrectedEmail): OrderValues {
  if (reader === 'papers') return { invoice_email: email }
  const customer = CustomerInfoSchema.parse(JSON.parse(row.customer))
  return { email, customer: JSON.stringify({ ...customer, email }) }
}

async function sendOnceMore(
  transaction: Transaction<OrderTables>,
  { id: orderId, status }: OrderRow,
  { reader, at }: { readonly reader: Reader; readonly at: Date },
): Promise<void> {
  if (!isWrittenAbout(status)) return
  const kind = reader === 'papers' ? 'invoice' : 'again'
  const copy = await nextCopy(transaction, orderId, kind)
  await putMail(transaction, { orderId, kind, copy, at: at.toISOString() })
}

/** What came back from the address of before is seen to. */
async function settle(
  transaction: Transaction<OrderTables>,
  orderId: string,
  { address, at, actor }: { readonly address: string; readonly at: Date; readonly actor: Actor },
): Promise<void> {
  await transaction
    .updateTable('bounces')
    .set({ settled_at: at.toISOString(), settled_by: actor.email })
    .where('order_id', '=', orderId)
    .where('address', '=', address.toLowerCase())
    .where('settled_at', 'is', null)
    .execute()
}
