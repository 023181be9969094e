import type { OrderDatabase } from '../database/order-database.ts'
import { listDelays } from '../delays/delay-store.ts'
import type { Fulfilment } from '@millrun/commerce/desk/fulfilment'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import { stands } from '@millrun/commerce/desk/order-status'
import { type Hold, HOLDS } from '../orders/hold.ts'

/** What is asked of an order, as it is now. */
interface Sendable {
  readonly id: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly hold: Hold | null | undefined
  readonly fulfilment: Fulfilment
}

/** Why nothing of an order is to leave, as a sentence; undefined where nothing stands against it. */
export async function unsendable(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { id, orderNumber, status, hold, fulfilment }: Sendable,
): Promise<string | undefined> {
  if (status === 'needs_review') {
    const why =
      hold === null || hold === undefined
        ? 'What PayPal says about its payment does not fit it.'
        : HOLDS[hold]
    return `Order ${orderNumber} needs review: please do not send it. ${why}`
  }
  if (!stands(status)) return `Order ${orderNumber} is ${status}: please do not send it.`
  if (fulfilment === 'cancelled') {
    return `Order ${orderNumber} is cancelled: please do not send it.`
  }
  const delays = await listDelays(database, id)
  if (delays.some(({ answer }) => answer === 'cancel')) {
    return `The buyer has cancelled order ${orderNumber}: please do not send it.`
  }
  return undefined
}
