import { formatDollars } from '@millrun/commerce/dollars'
import { findOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { isOurNumber, NUMBER_LENGTH } from '../orders/order-number.ts'
import { adoptPayment, isOurs } from '../payments/adopt-payment.ts'
import type { Till } from '../payments/till.ts'
import { compareOrder, type Comparison } from './compare-order.ts'
import type { SettledPayment } from './read-settlement.ts'

/** What a comparison of books and PayPal has found. */
export interface Reconciliation {
  readonly compared: number
  readonly differences: readonly Comparison[]
}

/** Compares orders with PayPal's record, one after the other. */
export async function reconcileOrders(
  till: Till,
  orders: readonly Order[],
): Promise<Reconciliation> {
  const differences: Comparison[] = []
  for (const order of orders) {
    const comparison = await compareOrder(till, order)
    if (comparison.difference !== undefined) differences.push(comparison)
  }
  return { compared: orders.length, differences }
}

/**
 * Compares the payments in a report of PayPal's with the books. What the books do not know becomes an order that
 * needs review; payments of other programs that share the account are passed over.
 */
export async function reconcileSettlement(
  till: Till,
  payments: readonly SettledPayment[],
): Promise<Reconciliation> {
  const ours = payments.filter(
    ({ customId, invoiceId }) => isOurs(customId) || isOurNumber(invoiceId),
  )
  const differences: Comparison[] = []
  for (const payment of ours) {
    const comparison = await comparePayment(till, payment)
    if (comparison.difference !== undefined) differences.push(comparison)
  }
  return { compared: ours.length, differences }
}

async function comparePayment(till: Till, payment: SettledPayment): Promise<Comparison> {
  const { captureId, cents, customId, invoiceId } = payment
  const mentioned = { captureId, orderId: customId, payPalOrderId: undefined }
  const order = (await findOrder(till.books, mentioned)) ?? (await byInvoice(till, invoiceId))
  if (order === undefined) return adopt(till, payment)
  const { orderNumber } = order
  if (order.captureId === captureId && order.capturedCents === cents && isCounted(order)) {
    return { orderNumber, difference: undefined }
  }
  const { difference } = await compareOrder(till, order)
  const told = `${formatDollars(cents)} in the report as ${captureId}`
  return { orderNumber, difference: difference ?? `${order.status} here, ${told}` }
}

function isCounted({ status }: Order): boolean {
  return status === 'paid' || status === 'refunded' || status === 'needs_review'
}

async function byInvoice(till: Till, invoiceId: string | undefined): Promise<Order | undefined> {
  return isOurNumber(invoiceId)
    ? findOrder(till.books, { orderNumber: invoiceId.slice(0, NUMBER_LENGTH) })
    : undefined
}

async function adopt(till: Till, payment: SettledPayment): Promise<Comparison> {
  const { captureId, cents, customId, invoiceId } = payment
  const source = `${formatDollars(cents)} in a report of PayPal, invoice ${invoiceId ?? 'unknown'}`
  const stray = { orderId: customId, payPalOrderId: undefined, captureId, cents, source }
  const adopted = await adoptPayment(till, { ...stray, invoiceId }, false)
  const orderNumber = typeof adopted === 'string' ? (invoiceId ?? captureId) : adopted.orderNumber
  const what = typeof adopted === 'string' ? 'nothing was taken' : 'needs_review'
  return { orderNumber, difference: `not here, ${formatDollars(cents)} at PayPal: ${what}` }
}
