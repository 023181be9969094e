import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { CustomerInfoSchema } from '@millrun/commerce/functions'
import { taxInRefunds } from '@millrun/commerce/tax/tax-in-refunds'
import type { ReportedSale } from '@millrun/commerce/tax/tax-report'
import { sql } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import { taxIn } from '../orders/memory/order-tax.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { SOLD, UNDECIDED } from '../orders/order-status.ts'
import { type DatedRefund, givenBackOf, type RefundedOrder } from '../refunds/given-back.ts'
import { daysOf, daySpan, monthSpan, type Span } from './month-span.ts'
import { SOLD_AT } from './sold-at.ts'

/** A sale as the tax report counts it, with what the accountant's books need besides. */
export interface BookedSale extends ReportedSale {
  readonly orderNumber: string
  /** First and last name; empty for a buyer who was forgotten. */
  readonly buyer: string
  /** Its money came, and goes back, outside PayPal. */
  readonly isByHand: boolean
  /** `grossCents` is the sum of both. */
  readonly goodsCents: number
  readonly shippingCents: number
}

/** How many orders of a month may still turn out to be paid. */
export async function undecidedIn(
  { database }: Pick<OrderBooks, 'database'>,
  month: string,
): Promise<number> {
  const { from, before } = monthSpan(month)
  const { count } = await database
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number | string>().as('count'))
    .where('status', 'in', UNDECIDED)
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * What was sold in a month and is paid, given back or not, and the older sales of which money went back in it. What is owed
 * is no sale before the day on which it is paid.
 */
export async function reportedSales(
  books: Pick<OrderBooks, 'database'>,
  month: string,
): Promise<readonly BookedSale[]> {
  const { database } = books
  const rows: SaleRow[] = []
  // A day at a time: buyers are served in between.
  for (const day of daysOf(month)) rows.push(...(await soldIn(database, daySpan(day))))
  rows.push(...(await givenBackIn(database, monthSpan(month))))
  const refunds = await givenBackOf(books, rows.map(refundedOrder))
  return rows.map((row) => saleOf(row, refunds.get(row.id) ?? []))
}

type SaleRow = Awaited<ReturnType<typeof soldIn>>[number]

/** What a sale is read from; where it went stands in the index of orders. */
function selectOrders(database: OrderDatabase) {
  return database
    .selectFrom('orders')
    .innerJoin('order_index', 'order_index.order_id', 'orders.id')
    .select(['orders.id', 'status', 'order_number', 'capture_id', 'refunded_cents', 'updated_at'])
    .select(['due_on', 'customer', 'state', 'subtotal_cents', 'shipping_cents', 'tax_cents'])
    .select(SOLD_AT.as('sold_at'))
    .select(['total_cents', 'tax_row', 'tax_rate', 'tax_base_cents', 'exemption'])
}

function soldIn(database: OrderDatabase, { from, before }: Span) {
  return selectOrders(database)
    .where('status', 'in', SOLD)
    .where(SOLD_AT, '>=', from)
    .where(SOLD_AT, '<', before)
    .orderBy(SOLD_AT)
    .execute()
}

/** Sales of before a span of time that money may have gone back of in it: a refund of ours, or news of PayPal's. */
async function givenBackIn(
  database: OrderDatabase,
  { from, before }: Span,
): Promise<readonly SaleRow[]> {
  const rows = await selectOrders(database)
    // Written out, so that a database sees that its index of refunded orders has all of these.
    .where(sql<boolean>`refunded_cents > 0`)
    .where('updated_at', '>=', from)
    .where(SOLD_AT, '<', from)
    .where((is) =>
      is.or([
        is('updated_at', '<', before),
        is.exists(
          is
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.order_id', '=', 'orders.id')
            .where('refunds.created_at', '>=', from)
            .where('refunds.created_at', '<', before),
        ),
        is.exists(
          is
            .selectFrom('order_events')
            .select('step')
            .whereRef('order_events.order_id', '=', 'orders.id')
            .where('at', '>=', from)
            .where('at', '<', before),
        ),
      ]),
    )
    .orderBy(SOLD_AT)
    .execute()
  const sold: readonly string[] = SOLD
  return rows.filter(({ status }) => sold.includes(status))
}

function refundedOrder(row: SaleRow): RefundedOrder {
  return {
    id: row.id,
    refundedCents: row.refunded_cents,
    captureId: row.capture_id ?? undefined,
    changedAt: new Date(row.updated_at),
  }
}

function saleOf(row: SaleRow, refunds: readonly DatedRefund[]): BookedSale {
  const { subtotal_cents: goodsCents, shipping_cents: shippingCents, tax_cents: taxCents } = row
  const tax = taxIn(row)
  const day = newJerseyDay(new Date(row.sold_at))
  const parts = taxInRefunds({ taxCents, totalCents: row.total_cents }, refunds)
  const { firstName, lastName } = CustomerInfoSchema.parse(JSON.parse(row.customer))
  return {
    orderNumber: row.order_number,
    buyer: `${firstName} ${lastName}`.trim(),
    state: row.state,
    day,
    isByHand: row.due_on !== null,
    grossCents: goodsCents + shippingCents,
    goodsCents,
    shippingCents,
    // Orders of before 2026-11-23 were taxed as the specification says.
    baseCents: tax === undefined ? goodsCents : tax.baseCents,
    taxCents,
    exemptReason: tax?.exemption?.reason,
    hasRow: tax === undefined || tax.rowId !== undefined,
    refunds: refunds.map((refund, index) => ({
      // What was taken off a debt counts with the sale, and not before it.
      day: refund.day < day ? day : refund.day,
      cents: refund.cents,
      taxCents: parts[index] ?? 0,
    })),
  }
}
