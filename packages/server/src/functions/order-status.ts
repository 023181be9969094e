import { centsToAmount } from '@millrun/commerce/dollars'
import type { OrderStatusRequest, OrderStatusResponse } from '@millrun/commerce/functions'
import { taxName } from '@millrun/commerce/tax/applied-tax'
import { listDelays } from '../delays/delay-store.ts'
import { delayTerms } from '../delays/delay-terms.ts'
import { Refusal } from '../http/refusal.ts'
import { findOrder, readOrder } from '../orders/find-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { SHOWN_AS } from '../orders/shown-as.ts'
import { shownDelivery } from '../orders/memory/shown-delivery.ts'
import type { Inquire } from '../payments/inquiries.ts'

/**
 * The order behind an address that only its buyer was told; `again` lets PayPal be asked about it first.
 * Throws a `Refusal` when there is none.
 */
export async function orderStatus(
  books: OrderBooks,
  inquire: Inquire,
  { token, again }: OrderStatusRequest,
): Promise<OrderStatusResponse> {
  const order = await findOrder(books, { pageToken: token })
  if (order === undefined) throw new Refusal(404, 'We do not know this order.')
  if (!again || SHOWN_AS[order.status] !== 'pending') return shownOrder(books, order)
  await inquire(order)
  return shownOrder(books, await readOrder(books, order.id))
}

/** An order as its page shows it: what was bought, where it stands, and no more of its buyer than where it goes. */
export async function shownOrder(books: OrderBooks, order: Order): Promise<OrderStatusResponse> {
  const { totals, isPickup } = order
  return {
    orderNumber: order.orderNumber,
    status: SHOWN_AS[order.status],
    placedAt: order.createdAt.toISOString(),
    pickup: isPickup,
    ...shipsTo(order),
    ...shownMemory(await withAgreedDays(books, order)),
    lines: order.lines.map(({ id, item, title, quantity, unitPriceCents }) => ({
      id,
      item,
      title,
      quantity,
      price: centsToAmount(unitPriceCents),
    })),
    subtotal: centsToAmount(totals.subtotalCents),
    shipping: centsToAmount(totals.shippingCents),
    tax: centsToAmount(totals.taxCents),
    taxName: taxName(order.tax),
    total: centsToAmount(totals.totalCents),
    refunded: centsToAmount(order.refundedCents),
  }
}

/** Where it goes, and no more of the buyer; nothing where it is picked up, or the buyer was forgotten. */
function shipsTo({ isPickup, customer }: Order): Pick<OrderStatusResponse, 'place' | 'address'> {
  const { streetAddress, secondaryAddress, city, state, zipCode } = customer
  if (isPickup || streetAddress === '') return {}
  return {
    place: `${city}, ${state}`,
    address: { streetAddress, secondaryAddress, city, state, zipCode },
  }
}

/** What the page of an order shows of its papers, and of its way to the buyer; nothing that is not known. */
function shownMemory(order: Order): Pick<OrderStatusResponse, 'poNumber' | 'jobName' | 'delivery'> {
  const { poNumber, jobName } = order.references
  const delivery = shownDelivery(order)
  return {
    ...(poNumber !== '' && { poNumber }),
    ...(jobName !== '' && { jobName }),
    ...(delivery !== undefined && { delivery }),
  }
}

/** The order with the days that hold now: from its last day to a later one that its buyer knows of and has not refused. */
async function withAgreedDays({ database }: OrderBooks, order: Order): Promise<Order> {
  const { window, id } = order
  if (window === undefined) return order
  const { agreedTo } = delayTerms(window.to, await listDelays(database, id))
  return agreedTo === window.to ? order : { ...order, window: { from: window.to, to: agreedTo } }
}
