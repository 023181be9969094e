import { business } from '@millrun/commerce/business'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { type Exemption, exemptionFor } from '@millrun/commerce/tax/exemption'
import { taxLeft } from '@millrun/commerce/tax/tax-in-refunds'
import { listOrders } from '../orders/find-order.ts'
import { STANDING } from '../orders/order-status.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { givenBack } from '../refunds/given-back.ts'

/** An order that was taxed although a certificate covers it. */
export interface TaxedOrder {
  readonly orderNumber: string
  /** Of its tax, what has not been given back with the rest. */
  readonly cents: number
}

/** The orders, paid or owed, that an approved certificate would have taken the tax off, oldest first. */
export async function taxedOrders(
  books: OrderBooks,
  exemption: Exemption,
): Promise<readonly TaxedOrder[]> {
  // A day begins in New Jersey later than in UTC.
  const from = new Date(`${exemption.validFrom}T00:00:00Z`)
  const orders = await listOrders(books, { statuses: STANDING, from, address: exemption.email })
  const taxed: TaxedOrder[] = []
  for (const order of orders.filter((each) => covers(exemption, each)).toReversed()) {
    const { orderNumber, totals, capturedCents, refundedCents } = order
    const left = taxLeft(totals, await givenBack(books, order))
    const cents = Math.min(left, capturedCents - refundedCents)
    if (cents > 0) taxed.push({ orderNumber, cents })
  }
  return taxed
}

function covers(exemption: Exemption, { customer, isPickup, createdAt }: Order): boolean {
  const state = isPickup ? business.address.state : customer.state
  const sale = { email: customer.email, state, day: newJerseyDay(createdAt) }
  return typeof exemptionFor(exemption, sale) !== 'string'
}
