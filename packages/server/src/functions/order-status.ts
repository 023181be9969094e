import { centsToAmount } from '@millrun/commerce/dollars'
import { delayPagePath } from '@millrun/commerce/order-page'
import type { OrderStatusRequest, OrderStatusResponse } from '@millrun/commerce/functions'
import { filledReferences } from '@millrun/commerce/order-references'
import { taxName } from '@millrun/commerce/tax/applied-tax'
import { withAgreedDays } from '../delays/agreed-days.ts'
import { latestDelay } from '../delays/delay-store.ts'
import { toldDelay } from '../delays/told-delay.ts'
import { Refusal } from '../http/refusal.ts'
import { findOrder, readOrder } from '../orders/find-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { isOver } from '@millrun/commerce/desk/order-status'
import { SHOWN_AS } from '../orders/shown-as.ts'
import { shownDelivery } from '../orders/memory/shown-delivery.ts'
import type { Inquire } from '../payments/inquiries.ts'
import { owedCents } from '../terms/owed-cents.ts'
import { toldReturns } from '../returns/told-returns.ts'
import { sentShipments } from '../shipments/sent-shipments.ts'

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

/** An order as its page shows it: what was bought, where it stands, whose it is and where it goes. */
export async function shownOrder(books: OrderBooks, order: Order): Promise<OrderStatusResponse> {
  const { totals, isPickup } = order
  return {
    orderNumber: order.orderNumber,
    status: SHOWN_AS[order.status],
    placedAt: order.createdAt.toISOString(),
    pickup: isPickup,
    ...shownBuyer(order),
    ...filledReferences(order.references),
    ...(await shownWay(books, order)),
    ...(await sentShipments(books.database, order)),
    ...(await toldReturns(books, order)),
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
    ...shownDue(order),
  }
}

/** Until when it is to be paid, and how much, of an order that is owed. */
function shownDue(order: Order): Pick<OrderStatusResponse, 'dueOn' | 'owed'> {
  const { status, terms } = order
  if (status !== 'on_terms' || terms === undefined) return {}
  return { dueOn: terms.dueOn, owed: centsToAmount(owedCents(order)) }
}

/** Whose it is and where it goes, and no more of the buyer; nothing once the buyer was forgotten. */
function shownBuyer({
  isPickup,
  customer,
}: Order): Pick<OrderStatusResponse, 'buyer' | 'place' | 'address'> {
  const { firstName, lastName, streetAddress, secondaryAddress, city, state, zipCode } = customer
  const name = `${firstName} ${lastName}`.trim()
  const buyer = name === '' ? {} : { buyer: name }
  if (isPickup || streetAddress === '') return buyer
  return {
    ...buyer,
    place: `${city}, ${state}`,
    address: { streetAddress, secondaryAddress, city, state, zipCode },
  }
}

/** How it travels and when, as far as that is known, and what its buyer is asked or has cancelled for. */
async function shownWay(
  books: OrderBooks,
  order: Order,
): Promise<Pick<OrderStatusResponse, 'delivery' | 'delay'>> {
  const delivery = shownDelivery(await withAgreedDays(books, order))
  const way = delivery === undefined ? {} : { delivery }
  const asked = await latestDelay(books, order)
  if (asked === undefined || isOver(order.status)) return way
  const delay = { ...toldDelay(asked), answerLink: delayPagePath(asked.delay.token, 'wait') }
  switch (delay.state) {
    case 'open':
      return { ...way, delay }
    case 'cancelled':
      return { delay }
    case 'waiting':
    case 'shipped':
    case 'closed':
      return way
  }
}
