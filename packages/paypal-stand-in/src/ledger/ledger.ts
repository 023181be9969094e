import { unknownResource } from '../refusal.ts'
import type { OrderRequest } from '../rest/order-request.ts'
import type { Capture, Order, Refund } from './order.ts'
import { newResourceId } from './resource-id.ts'

/** Everything this PayPal remembers, for as long as its process lives. */
export type Ledger = {
  orders: Map<string, Order>
  captures: Map<string, Capture>
  refunds: Map<string, Refund>
  /** The invoice numbers that money was taken for. */
  usedInvoices: Set<string>
}

export function createLedger(): Ledger {
  return { orders: new Map(), captures: new Map(), refunds: new Map(), usedInvoices: new Set() }
}

/** Enters a checked order. With a wallet's context it waits for the payer, else it is just created. */
export function enterOrder(ledger: Ledger, request: OrderRequest, base: string): Order {
  const now = new Date()
  const order: Order = {
    id: newResourceId(),
    base,
    status: request.payment_source?.paypal ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    units: request.purchase_units.map((unit) => ({ request: unit, captures: [], trackers: [] })),
    paymentSource: request.payment_source,
    approval: undefined,
    createdAt: now,
    updatedAt: now,
  }
  ledger.orders.set(order.id, order)
  return order
}

/** The order with this id; refuses with 404 when there is none. */
export function findOrder(ledger: Ledger, id: string): Order {
  const order = ledger.orders.get(id)
  if (!order) throw unknownResource('order_id', id)
  return order
}

/** The capture with this id; refuses with 404 when there is none. */
export function findCapture(ledger: Ledger, id: string): Capture {
  const capture = ledger.captures.get(id)
  if (!capture) throw unknownResource('capture_id', id)
  return capture
}

/** The refund with this id; refuses with 404 when there is none. */
export function findRefund(ledger: Ledger, id: string): Refund {
  const refund = ledger.refunds.get(id)
  if (!refund) throw unknownResource('refund_id', id)
  return refund
}
