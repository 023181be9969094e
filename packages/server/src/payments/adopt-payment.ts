import { isOurNumber, NUMBER_LENGTH } from '../orders/order-number.ts'
import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import { findOrder } from '../orders/find-order.ts'
import { NOBODY } from '@millrun/commerce/customer'
import { newOrderNumber } from '../orders/order-number.ts'
import { newOrderRow, type OrderRow } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'
import { enterOrder } from '../orders/place-order.ts'
import { PayPalError } from '../paypal/paypal-error.ts'
import type { PayPalOrder } from '../paypal/paypal-order.ts'
import { takenIn } from './judge-capture.ts'
import type { Till } from './till.ts'

/** Money at PayPal whose order our books do not have, as far as somebody told of it. */
export interface StrayPayment {
  /** Our id of the order, as PayPal keeps it. */
  readonly orderId: string | undefined
  readonly payPalOrderId: string | undefined
  /** The number that the order had in our books, with what follows it. */
  readonly invoiceId?: string | undefined
  readonly captureId: string | undefined
  readonly cents: number | undefined
  /** Whose word it is when PayPal's record cannot be had. */
  readonly source: string
}

/** The custom ids that we give to PayPal are random UUIDs; other programs of the same account give others. */
export function isOurs(customId: string | undefined): customId is string {
  return /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(customId ?? '')
}

/**
 * Enters a payment that belongs to no order, after a backup was restored for instance, for a person to look
 * into: with what PayPal knows of it, and without lines, for an order is never made up. `none` when nothing was
 * taken; `unknown` when PayPal does not say, unless the word of the source has to do.
 */
export async function adoptPayment(
  till: Till,
  stray: StrayPayment,
  isPatient: boolean,
): Promise<Order | 'none' | 'unknown'> {
  const record = await findRecord(till, stray)
  if (record === undefined)
    return isPatient ? 'unknown' : enter(till, rowFrom(till, stray), stray.source)
  const [capture] = takenIn(record)
  if (capture === undefined && record.captures.length > 0) return 'none'
  if (capture === undefined)
    return isPatient ? 'unknown' : enter(till, rowFrom(till, stray), stray.source)
  const known = {
    orderId: isOurs(record.customId) ? record.customId : stray.orderId,
    invoiceId: record.invoiceId ?? stray.invoiceId,
    payPalOrderId: record.id,
    captureId: capture.id,
    cents: amountToCents(capture.value),
    source: stray.source,
  }
  const row = { ...rowFrom(till, known, record), currency: capture.currency }
  return enter(till, row, tellOf(record))
}

async function findRecord(till: Till, stray: StrayPayment): Promise<PayPalOrder | undefined> {
  try {
    const { captureId, payPalOrderId } = stray
    const id =
      payPalOrderId ??
      (captureId === undefined ? undefined : await till.payPal.orderOfCapture(captureId))
    return id === undefined ? undefined : await till.payPal.readOrder(id)
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    till.log.warn({ issue: error.issue, debugId: error.debugId }, error.message)
    return undefined
  }
}

function rowFrom(till: Till, stray: StrayPayment, record?: PayPalOrder): OrderRow {
  const cents = stray.cents ?? 0
  const totals = { subtotalCents: cents, shippingCents: 0, taxCents: 0, totalCents: cents }
  const customer = { ...NOBODY, ...record?.buyer }
  const row = newOrderRow({ lines: [], customer, isPickup: false, totals }, till.now())
  const { orderId: id = row.id, invoiceId } = stray
  return {
    ...row,
    id,
    order_number: isOurNumber(invoiceId) ? invoiceId.slice(0, NUMBER_LENGTH) : row.order_number,
    cart_key: `order:${id}`,
    status: 'needs_review',
    hold: 'not_ours',
    paypal_order_id: stray.payPalOrderId ?? null,
    capture_id: stray.captureId ?? null,
    captured_cents: cents,
    next_check_at: row.created_at,
  }
}

async function enter(till: Till, row: OrderRow, note: string): Promise<Order> {
  const entered = await enterOrder(
    till.books,
    { row, lines: [] },
    `money without an order: ${note}`,
  )
  if (entered === undefined)
    return (await findEntered(till, row)) ?? enter(till, renumbered(row), note)
  const { orderNumber, status } = entered
  till.log.error(
    { orderNumber, status },
    'money is at PayPal for an order that the books do not have',
  )
  return entered
}

/** Somebody else was faster. */
function findEntered({ books }: Till, row: OrderRow): Promise<Order | undefined> {
  const { id: orderId, paypal_order_id: payPalOrderId, capture_id: captureId } = row
  return findOrder(books, {
    orderId,
    payPalOrderId: payPalOrderId ?? undefined,
    captureId: captureId ?? undefined,
  })
}

/** Its number was given to another order meanwhile. */
function renumbered(row: OrderRow): OrderRow {
  return { ...row, order_number: newOrderNumber() }
}

function tellOf({ captures, items, invoiceId, buyer }: PayPalOrder): string {
  const sums = captures.map(({ value, status }) => {
    const cents = amountToCents(value)
    return `${cents === undefined ? value : formatDollars(cents)} ${status}`
  })
  return [
    sums.join(', '),
    `invoice ${invoiceId ?? 'unknown'}`,
    `${buyer.firstName} ${buyer.lastName}`.trim(),
    ...items,
  ]
    .filter((part) => part !== '')
    .join('; ')
}
