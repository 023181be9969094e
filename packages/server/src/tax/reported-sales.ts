import { business } from '@millrun/commerce/business'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { taxInRefunds } from '@millrun/commerce/tax/tax-in-refunds'
import type { ReportedSale } from '@millrun/commerce/tax/tax-report'
import { listOrders } from '../orders/find-order.ts'
import { type DatedRefund, givenBack } from '../refunds/given-back.ts'
import { UNDECIDED } from '../orders/order-status.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'

/** How many orders of a month may still turn out to be paid. */
export async function undecidedIn(books: OrderBooks, month: string): Promise<number> {
  const orders = await listOrders(books, { statuses: UNDECIDED })
  return orders.filter(({ createdAt }) => newJerseyDay(createdAt).startsWith(`${month}-`)).length
}

/** All that was ever paid for, given back or not, as the tax report counts it. */
export async function reportedSales(books: OrderBooks): Promise<readonly ReportedSale[]> {
  const orders = await listOrders(books, { statuses: ['paid', 'refunded'] })
  const sales: ReportedSale[] = []
  for (const order of orders) sales.push(saleOf(order, await givenBack(books, order)))
  return sales
}

function saleOf(order: Order, refunds: readonly DatedRefund[]): ReportedSale {
  const { customer, isPickup, totals, tax, createdAt } = order
  const parts = taxInRefunds(totals, refunds)
  return {
    state: isPickup ? business.address.state : customer.state,
    day: newJerseyDay(createdAt),
    grossCents: totals.subtotalCents + totals.shippingCents,
    // Orders of before 2026-11-23 were taxed as the specification says.
    baseCents: tax === undefined ? totals.subtotalCents : tax.baseCents,
    taxCents: totals.taxCents,
    exemptReason: tax?.exemption?.reason,
    hasRow: tax === undefined || tax.rowId !== undefined,
    refunds: refunds.map(({ day, cents }, index) => ({ day, cents, taxCents: parts[index] ?? 0 })),
  }
}
