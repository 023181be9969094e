import type { MailKind } from '../mail/mail.ts'
import type { Hold } from '../orders/hold.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { RefundStatus } from '../refunds/refund-store.ts'

/** The tables as both databases keep them: times as ISO texts in UTC, money in whole cents. */
export interface OrderTables {
  orders: OrdersTable
  order_events: OrderEventsTable
  webhook_events: WebhookEventsTable
  mails: MailsTable
  refunds: RefundsTable
  disputes: DisputesTable
  write_check: WriteCheckTable
  chores: ChoresTable
}

export interface OrdersTable {
  id: string
  order_number: string
  status: OrderStatus
  /**
   * Which cart it came from, or that it came from none. Unique: of one cart only one order can be
   * paid. It is given up for a newer order, and an order without it is never captured.
   */
  cart_key: string | null
  paypal_order_id: string | null
  capture_id: string | null
  create_attempt: number
  capture_attempt: number
  /** How many servers, or lives of one, have asked PayPal for the money in this attempt. */
  capture_tries: number
  /** Number of the last event. */
  step: number
  /** How often PayPal was asked about it in this status, and when it is to be asked again. */
  checks: number
  next_check_at: string | null
  /** What was given back of what was paid. */
  refunded_cents: number
  /** What PayPal took; null until it is known. */
  captured_cents: number | null
  /** Why a person has to decide, whatever PayPal's record says. */
  hold: Hold | null
  /** What PayPal's record says that somebody has accepted. */
  accepted: string | null
  /** How PayPal's record looked when the payment was refused: what looks otherwise was approved again. */
  refused_as: string | null
  /** The network it was ordered from, as a hash; declined payments are counted by it. */
  buyer_key: string | null
  /** When it was last compared with PayPal's record at night. */
  compared_at: string | null
  lines: string
  customer: string
  email: string
  pickup: number
  subtotal_cents: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
  currency: string
  /** What the address of the order's page ends with. */
  page_token: string
  created_at: string
  updated_at: string
}

/** What happened to an order and why; rows are only ever added. */
export interface OrderEventsTable {
  order_id: string
  step: number
  at: string
  status: OrderStatus
  note: string
}

/** What PayPal reported, each event once; it carries nothing about people. */
export interface WebhookEventsTable {
  id: string
  type: string
  paypal_order_id: string | null
  capture_id: string | null
  order_id: string | null
  /** When it happened, by PayPal's clock. */
  happened_at: string | null
  /** What cannot be asked for again, as JSON. */
  news: string | null
  received_at: string
  tries: number
  /** Null when there is nothing left to do. */
  next_try_at: string | null
}

/** The outbox; what a mail says is made from its order when it is sent. */
export interface MailsTable {
  id: string
  order_id: string
  kind: MailKind
  /** 1, and more for a mail that was asked for again. */
  copy: number
  created_at: string
  tries: number
  /** Null when it was sent or given up. */
  next_try_at: string | null
  sent_at: string | null
}

/** What PayPal was asked to give back. */
export interface RefundsTable {
  /** Part of the request id, so that PayPal does it once. */
  id: string
  order_id: string
  /** From 1 within its order; two commands at once cannot begin the same one. */
  number: number
  /** Of which payment; null for the order's own. */
  capture_id: string | null
  /** Null for everything that is left. */
  asked_cents: number | null
  /** What PayPal gave back; null until it is known. */
  cents: number | null
  status: RefundStatus
  /** When PayPal is to be asked what became of it; null once that is known. */
  next_check_at: string | null
  paypal_refund_id: string | null
  note: string
  created_at: string
}

/** What buyers have complained about at PayPal. */
export interface DisputesTable {
  /** PayPal's. */
  id: string
  /** Null for a payment that is not in the books. */
  order_id: string | null
  capture_id: string | null
  status: string
  reason: string | null
  stage: string | null
  cents: number | null
  /** Until when the shop has to answer. */
  respond_by: string | null
  outcome: string | null
  opened_at: string
  /** By PayPal's clock: older news change nothing. */
  changed_at: string
}

/** One row, written only to see whether anything can be. */
export interface WriteCheckTable {
  id: number
  at: string
  filling: string
}

/** What one of the servers does for all of them. */
export interface ChoresTable {
  id: string
  next_try_at: string
}
