import { orderDate } from '@millrun/commerce/order-date'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { putMail } from '../mail/mail-outbox.ts'
import { holdRow, noteOrder } from '../orders/note-order.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { unsendable } from './unsendable.ts'

/** More than so many times nobody needs to be told. */
const MOST_TIMES = 10

/** Has the buyer of an order told that it can be picked up: once, and again only where that is meant. */
export function announcePickup(
  { database, now }: OrderBooks,
  order: Order,
  { again }: { readonly again: boolean },
  actor: Actor,
): Promise<Outcome> {
  const { id: orderId, orderNumber, isPickup, customer } = order
  if (!isPickup) return Promise.resolve(fail(`Order ${orderNumber} is shipped, not picked up.`))
  if (customer.email === '') {
    return Promise.resolve(fail(`The buyer of order ${orderNumber} was forgotten.`))
  }
  return inTransaction(database, async (transaction) => {
    const row = await holdRow(transaction, orderId)
    if (row.shipped_at !== null) return fail(`Order ${orderNumber} was picked up before.`)
    const refusal = await unsendable(transaction, { ...row, orderNumber })
    if (refusal !== undefined) return fail(refusal)
    const told = await transaction
      .selectFrom('mails')
      .select('created_at')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'ready')
      .orderBy('copy', 'desc')
      .execute()
    const [last] = told
    if (last !== undefined && !again) {
      return fail(`The buyer was told on ${orderDate(new Date(last.created_at))}.`)
    }
    if (told.length >= MOST_TIMES) {
      return fail(`The buyer was told ${MOST_TIMES} times: please call ${customer.phone} instead.`)
    }
    const at = now()
    const copy = told.length + 1
    await putMail(transaction, { orderId, kind: 'ready', copy, at: at.toISOString() })
    const note = `the buyer is told that it is ready for pickup (${actor.email})`
    await noteOrder(transaction, orderId, { note, at })
    const deed = 'told the buyer that it is ready'
    await keepAction(transaction, { actor, at, deed, subject: orderNumber, after: { mail: copy } })
    return done(`The buyer of order ${orderNumber} is told that it is ready for pickup.`)
  })
}
