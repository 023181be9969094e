import { randomUUID } from 'node:crypto'
import { CustomerInfoSchema } from '@millrun/commerce/functions'
import type { Selectable } from 'kysely'
import type { OrdersTable } from '../database/order-tables.ts'
import { memoryColumns, memoryOf } from './memory/order-memory.ts'
import { taxColumns, taxIn } from './memory/order-tax.ts'
import { termsColumns, termsIn } from './memory/order-terms.ts'
import { newOrderNumber } from './order-number.ts'
import type { FrozenLine, NewOrder, Order } from './order.ts'
import { newPageToken } from './page-token.ts'

export type OrderRow = Selectable<OrdersTable>

/** A new order as the database keeps it; what is sold is frozen here. */
export function newOrderRow(content: NewOrder, at: Date): OrderRow {
  const { customer, totals, cartId, terms, buyerKey = null, quoteId = null } = content
  const id = randomUUID()
  return {
    id,
    order_number: newOrderNumber(),
    status: terms === undefined ? 'created' : 'on_terms',
    cart_key: cartId === undefined ? `order:${id}` : cartKey(cartId),
    paypal_order_id: null,
    capture_id: null,
    create_attempt: 1,
    capture_attempt: 1,
    capture_tries: 0,
    step: 1,
    checks: 0,
    next_check_at: null,
    refunded_cents: 0,
    captured_cents: null,
    hold: null,
    accepted: null,
    refused_as: null,
    buyer_key: buyerKey,
    quote_id: quoteId,
    compared_at: null,
    // For the database, which puts the words of a new order together before its lines are entered, and for servers of
    // the version before, while they are renewed one by one.
    lines: JSON.stringify(content.lines),
    customer: JSON.stringify(customer),
    email: customer.email,
    pickup: content.isPickup ? 1 : 0,
    subtotal_cents: totals.subtotalCents,
    shipping_cents: totals.shippingCents,
    tax_cents: totals.taxCents,
    total_cents: totals.totalCents,
    currency: 'USD',
    page_token: newPageToken(),
    ...memoryColumns(content),
    shipped_at: null,
    fulfilment: 'open',
    ...taxColumns(content.tax),
    ...termsColumns(terms),
    erase_asked_at: null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  }
}

/** What the orders of one cart compete for. */
export function cartKey(cartId: string): string {
  return `cart:${cartId}`
}

/** The order in a row; its lines never change. */
export function orderOf(row: OrderRow, lines: readonly FrozenLine[]): Order {
  return {
    id: row.id,
    orderNumber: row.order_number,
    status: row.status,
    currency: row.currency,
    payPalOrderId: row.paypal_order_id ?? undefined,
    captureId: row.capture_id ?? undefined,
    createAttempt: row.create_attempt,
    captureAttempt: row.capture_attempt,
    captureTries: row.capture_tries,
    checks: row.checks,
    capturedCents: row.captured_cents ?? row.total_cents,
    refundedCents: row.refunded_cents,
    hold: row.hold ?? undefined,
    accepted: row.accepted ?? undefined,
    refusedAs: row.refused_as ?? undefined,
    hasCart: row.cart_key !== null,
    buyerKey: row.buyer_key ?? undefined,
    quoteId: row.quote_id ?? undefined,
    pageToken: row.page_token,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.updated_at),
    fulfilment: row.fulfilment,
    shippedAt: row.shipped_at === null ? undefined : new Date(row.shipped_at),
    lines,
    customer: CustomerInfoSchema.parse(JSON.parse(row.customer)),
    isPickup: row.pickup === 1,
    totals: {
      subtotalCents: row.subtotal_cents,
      shippingCents: row.shipping_cents,
      taxCents: row.tax_cents,
      totalCents: row.total_cents,
    },
    tax: taxIn(row),
    terms: termsIn(row),
    ...memoryOf(row),
  }
}
