import type { CustomerInfo } from '@millrun/commerce/functions'
import type { OrderTotals } from '@millrun/commerce/order-totals'
import type { OrderStatus } from './order-status.ts'

/** A line as it was sold: nothing in it changes when the catalogue does. */
export interface FrozenLine {
  readonly id: string
  readonly title: string
  readonly unitPriceCents: number
  readonly quantity: number
}

/** What is sold to whom at which price, before it has a number. */
export interface OrderContent {
  readonly lines: readonly FrozenLine[]
  readonly customer: CustomerInfo
  readonly isPickup: boolean
  readonly totals: OrderTotals
}

/** What is to be placed; of all orders from one cart, only one is ever paid. */
export interface NewOrder extends OrderContent {
  readonly cartId?: string | undefined
}

export interface Order extends OrderContent {
  readonly id: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly currency: string
  readonly payPalOrderId: string | undefined
  readonly captureId: string | undefined
  /** Number in the request id of `create`; grows only when PayPal definitely refused. */
  readonly createAttempt: number
  /** Number in the request id of `capture`; grows only when PayPal definitely refused. */
  readonly captureAttempt: number
  /** How often PayPal was asked about it since its last change. */
  readonly checks: number
  /** What was given back of the total. */
  readonly refundedCents: number
  /** What the address of the order's page ends with. */
  readonly pageToken: string
  readonly createdAt: Date
}
