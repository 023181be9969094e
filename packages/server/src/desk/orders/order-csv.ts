import { centsToAmount } from '@millrun/commerce/dollars'
import { answersText } from '@millrun/commerce/promise/delivery-text'
import { orderDate } from '@millrun/commerce/order-date'
import { SPECIFIED_TAX } from '@millrun/commerce/order-totals'
import { stringify } from 'csv-stringify/sync'
import type { FrozenLine, Order } from '../../orders/order.ts'

type Column = readonly [name: string, value: (order: Order) => string]

const COLUMNS: readonly Column[] = [
  ['order', (order) => order.orderNumber],
  ['status', (order) => order.status],
  ['placed', (order) => order.createdAt.toISOString()],
  ['first name', (order) => order.customer.firstName],
  ['last name', (order) => order.customer.lastName],
  ['email', (order) => order.customer.email],
  ['phone', (order) => order.customer.phone],
  ['pickup', (order) => (order.isPickup ? 'yes' : 'no')],
  ['street', (order) => order.customer.streetAddress],
  ['street 2', (order) => order.customer.secondaryAddress],
  ['city', (order) => order.customer.city],
  ['state', (order) => order.customer.state],
  ['zip', (order) => order.customer.zipCode],
  ['items', (order) => order.lines.map(({ id, quantity }) => `${quantity} x ${id}`).join('; ')],
  ['subtotal', (order) => centsToAmount(order.totals.subtotalCents)],
  ['shipping', (order) => centsToAmount(order.totals.shippingCents)],
  ['tax', (order) => centsToAmount(order.totals.taxCents)],
  ['total', (order) => centsToAmount(order.totals.totalCents)],
  ['refunded', (order) => centsToAmount(order.refundedCents)],
  ['currency', (order) => order.currency],
  ['paypal order', (order) => order.payPalOrderId ?? ''],
  ['paypal capture', (order) => order.captureId ?? ''],
  // Behind what was there before, for spreadsheets that count columns.
  ['date in New Jersey', (order) => orderDate(order.createdAt)],
  ['lines', (order) => order.lines.map(lineText).join('; ')],
  ['PO number', (order) => order.references.poNumber],
  ['job', (order) => order.references.jobName],
  ['invoice email', (order) => order.references.invoiceEmail],
  ['mode', (order) => order.delivery?.mode ?? ''],
  ['ships from', (order) => order.window?.from ?? ''],
  ['ships to', (order) => order.window?.to ?? ''],
  ['shipped', (order) => order.shippedAt?.toISOString() ?? ''],
  ['truck', ({ truck }) => (truck === undefined ? '' : answersText(truck))],
  ['tax rate', ({ tax = SPECIFIED_TAX }) => `${tax.rateThousandths / 1000}%`],
  ['tax base', ({ tax, totals }) => centsToAmount(tax?.baseCents ?? totals.subtotalCents)],
  ['exemption', ({ tax }) => tax?.exemption?.code ?? ''],
  ['fulfilment', ({ fulfilment }) => fulfilment],
  ['due', ({ terms }) => terms?.dueOn ?? ''],
  ['paid on', ({ terms }) => terms?.paidOn ?? ''],
]

function lineText({ item, title, quantity, unitPriceCents }: FrozenLine): string {
  const each = centsToAmount(unitPriceCents)
  return `${quantity} x ${item} ${title} at ${each} = ${centsToAmount(quantity * unitPriceCents)}`
}

/**
 * Orders for a spreadsheet: a line of names, then a line for each order (RFC 4180). What a buyer typed is text, even
 * where a spreadsheet would take it for a formula.
 */
export function orderCsv(orders: readonly Order[]): string {
  return `${csvHeadings()}${csvRows(orders)}`
}

/** The line of names, for a file that is written part by part. */
export function csvHeadings(): string {
  return csv([COLUMNS.map(([name]) => name)])
}

export function csvRows(orders: readonly Order[]): string {
  return csv(orders.map((order) => COLUMNS.map(([, value]) => value(order))))
}

function csv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  })
}
