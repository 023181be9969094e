import { business } from '@millrun/commerce/business'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { taxInRefunds } from '@millrun/commerce/tax/tax-in-refunds'
import type { ReportedSale } from '@millrun/commerce/tax/tax-report'
import { listOrders } from '../orders/find-order.ts'
import { UNDECIDED } from '../orders/order-status.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'

/** How many orders of a month may still turn out to be paid. */
export async function undecidedIn(books: OrderBooks, month: string): Promise<number> {
  const orders = await listOrders(books, { statuses: UNDECIDED })
  return orders.filter(({ createdAt }) => newJerseyDay(createdAt).startsWith(`${month}-`)).length
}

interface DatedRefund {
  readonly cents: number
  readonly isTax: boolean
  readonly day: string
}

/** All that was ever paid for, given back or not, as the tax report counts it. */
export async function reportedSales(books: OrderBooks): Promise<readonly ReportedSale[]> {
  const orders = await listOrders(books, { statuses: ['paid', 'refunded'] })
  const refunds = await refundsByOrder(books, orders)
  return orders.map((order) => saleOf(order, withUnlisted(order, refunds.get(order.id) ?? [])))
}

/** What has gone back, oldest first; a second payment of the same order that went back was no sale. */
async function refundsByOrder(
  { database }: OrderBooks,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, readonly DatedRefund[]>> {
  const rows = await database
    .selectFrom('refunds')
    .select(['order_id', 'capture_id', 'cents', 'reason', 'created_at'])
    .where('status', '=', 'done')
    .where('cents', 'is not', null)
    .orderBy('created_at')
    .orderBy('number')
    .execute()
  const captures = new Map(orders.map(({ id, captureId }) => [id, captureId]))
  const own = rows.filter(
    ({ order_id: id, capture_id: captureId }) =>
      captureId === null || captureId === captures.get(id),
  )
  return new Map(
    [...Map.groupBy(own, (row) => row.order_id)].map(([id, each]) => [
      id,
      each.map(({ cents, reason, created_at: at }) => ({
        cents: Number(cents),
        isTax: reason === 'tax',
        day: newJerseyDay(new Date(at)),
      })),
    ]),
  )
}

/** What PayPal gave back without us counts on the day on which we last heard of the order. */
function withUnlisted(
  { refundedCents, changedAt }: Order,
  refunds: readonly DatedRefund[],
): readonly DatedRefund[] {
  const cents = refundedCents - refunds.reduce((sum, refund) => sum + refund.cents, 0)
  if (cents <= 0) return refunds
  return [...refunds, { cents, isTax: false, day: newJerseyDay(changedAt) }]
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
    refunds: refunds.map(({ day }, index) => ({ day, taxCents: parts[index] ?? 0 })),
  }
}
