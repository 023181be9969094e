import { holdRow, noteOrder } from '../orders/note-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { listDelays } from './delay-store.ts'

/** Writes down, once, that an order has left the warehouse or was picked up; `carrier` may name who took it. */
export function shipOrder(
  { database, now }: OrderBooks,
  { id, orderNumber, isPickup }: Order,
  carrier: string,
): Promise<Outcome> {
  const way = isPickup ? 'picked up' : 'shipped'
  return database.transaction().execute(async (transaction) => {
    const { status, fulfilment, shipped_at: shippedAt } = await holdRow(transaction, id)
    if (shippedAt !== null) return done(`Order ${orderNumber} was ${way} before.`)
    if (status !== 'paid') return fail(`Order ${orderNumber} is ${status}: please do not send it.`)
    if (fulfilment === 'cancelled') {
      return fail(`Order ${orderNumber} is cancelled: please do not send it.`)
    }
    const delays = await listDelays(transaction, id)
    if (delays.some(({ answer }) => answer === 'cancel')) {
      return fail(`The buyer has cancelled order ${orderNumber}: please do not send it.`)
    }
    const at = now()
    const note = carrier === '' ? way : `${way}: ${carrier}`
    const left = isPickup ? 'picked_up' : 'shipped'
    const values = { shipped_at: at.toISOString(), fulfilment: left } as const
    await noteOrder(transaction, id, { note, at, values })
    return done(`Order ${orderNumber} is ${way}.`)
  })
}
