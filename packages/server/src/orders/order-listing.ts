import { centsToAmount, formatDollars } from '@millrun/commerce/dollars'
import type { Order } from './order.ts'

/** Orders as the business looks at them: first those that somebody has to look into. */
export function reviewFirst(orders: readonly Order[]): readonly Order[] {
  return orders.toSorted((a, b) => reviewRank(a) - reviewRank(b))
}

function reviewRank({ status }: Order): number {
  return status === 'needs_review' ? 0 : 1
}

/** An order as one line of JSON. */
export function orderJson(order: Order): string {
  return JSON.stringify({
    orderNumber: order.orderNumber,
    status: order.status,
    paypalOrderId: order.payPalOrderId ?? null,
    captureId: order.captureId ?? null,
    total: centsToAmount(order.totals.totalCents),
    currency: order.currency,
    email: order.customer.email,
    pickup: order.isPickup,
    createdAt: order.createdAt.toISOString(),
    items: order.lines.map(({ id, item, title, unitPriceCents, quantity }) => ({
      id,
      item,
      title,
      price: centsToAmount(unitPriceCents),
      quantity,
    })),
    poNumber: order.references.poNumber,
    jobName: order.references.jobName,
    invoiceEmail: order.references.invoiceEmail,
    mode: order.delivery?.mode ?? null,
    shipsFrom: order.window?.from ?? null,
    shipsTo: order.window?.to ?? null,
    shippedAt: order.shippedAt?.toISOString() ?? null,
    truck: order.truck ?? null,
    dueOn: order.terms?.dueOn ?? null,
    paidOn: order.terms?.paidOn ?? null,
  })
}

const HEADINGS = ['Order', 'Status', 'Total', 'Placed (UTC)', 'Pickup', 'Lines', 'E-mail']

/** All orders as a table of text. */
export function orderTable(orders: readonly Order[]): string {
  const rows = [HEADINGS, ...orders.map(cells)]
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cells(order: Order): readonly string[] {
  return [
    order.orderNumber,
    order.status,
    formatDollars(order.totals.totalCents),
    order.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    order.isPickup ? 'yes' : 'no',
    String(order.lines.length),
    order.customer.email,
  ]
}
