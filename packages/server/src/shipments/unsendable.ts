import type { OrderDatabase } from '../database/order-database.ts'
import { listDelays } from '../delays/delay-store.ts'
import { HOLDS } from '../orders/hold.ts'
import type { OrderRow } from '../orders/order-row.ts'

/** Why nothing of an order is to leave, as a sentence; undefined where nothing stands against it. */
export async function unsendable(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { id, order_number: orderNumber, status, hold, fulfilment }: OrderRow,
): Promise<string | undefined> {
  if (status === 'needs_review') {
    const why = hold === null ? 'What PayPal says about its payment does not fit it.' : HOLDS[hold]
    return `Order ${orderNumber} needs review: please do not send it. ${why}`
  }
  if (status !== 'paid') return `Order ${orderNumber} is ${status}: please do not send it.`
  if (fulfilment === 'cancelled') {
    return `Order ${orderNumber} is cancelled: please do not send it.`
  }
  const delays = await listDelays(database, id)
  if (delays.some(({ answer }) => answer === 'cancel')) {
    return `The buyer has cancelled order ${orderNumber}: please do not send it.`
  }
  return undefined
}
