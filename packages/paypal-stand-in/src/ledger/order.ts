import type { OrderRequest, PurchaseUnit } from '../rest/order-request.ts'
import type { TrackerRequest } from '../rest/tracker-request.ts'
import type { Money } from './money.ts'

/** With what a buyer pays in the wallet: this one goes through, is refused, or clears later. */
type Funding = 'balance' | 'refused-bank' | 'pending-bank'

type BillingAddress = {
  address_line_1?: string | undefined
  address_line_2?: string | undefined
  admin_area_1?: string | undefined
  admin_area_2?: string | undefined
  postal_code?: string | undefined
  country_code?: string | undefined
}

/** What is kept of a card: never its number, never its security code. */
export type StoredCard = {
  name: string
  lastDigits: string
  brand: string
  expiry: string
  declineCode: string | undefined
  cvvFailed: boolean
  billingAddress: BillingAddress | undefined
}

export type Approval = { source: 'paypal'; funding: Funding } | { source: 'card'; card: StoredCard }

/** A pending refund is counted as given back until it fails. */
type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED'

export type Refund = {
  id: string
  status: RefundStatus
  captureId: string
  amount: Money
  totalRefunded: bigint
  invoiceId: string | undefined
  customId: string | undefined
  noteToPayer: string | undefined
  createdAt: Date
}

type CaptureStatus =
  | 'COMPLETED'
  | 'DECLINED'
  | 'PENDING'
  | 'FAILED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'

export type Capture = {
  id: string
  orderId: string
  status: CaptureStatus
  pendingReason: string | undefined
  /** The card processor's answer; `0000` is yes. Absent for the wallet. */
  responseCode: string | undefined
  cvvFailed: boolean
  amount: Money
  invoiceId: string | undefined
  customId: string | undefined
  refunds: Refund[]
  createdAt: Date
  updatedAt: Date
}

/** What the merchant has said about a shipment. */
export type Tracker = { id: string; request: TrackerRequest; createdAt: Date }

export type OrderUnit = { request: PurchaseUnit; captures: Capture[]; trackers: Tracker[] }

type OrderStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'

export type Order = {
  id: string
  /** How the shop calls this server. */
  base: string
  status: OrderStatus
  units: OrderUnit[]
  paymentSource: OrderRequest['payment_source']
  approval: Approval | undefined
  createdAt: Date
  updatedAt: Date
}
