import type { Fulfilment } from '@millrun/commerce/desk/fulfilment'
import type { CustomerInfo } from '@millrun/commerce/functions'
import type { OrderReferences } from '@millrun/commerce/order-references'
import type { OrderTotals } from '@millrun/commerce/order-totals'
import type { AppliedTax } from '@millrun/commerce/tax/applied-tax'
import type { Hold } from './hold.ts'
import type { OrderMemory } from './memory/order-memory.ts'
import type { OrderTerms } from './memory/order-terms.ts'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'

/** A line as it was sold: nothing in it changes when the catalogue does. */
export interface FrozenLine {
  readonly id: string
  /** Item number, as printed in the catalogue. */
  readonly item: string
  readonly title: string
  readonly unitPriceCents: number
  readonly quantity: number
}

/** What is sold to whom at which price, before it has a number. */
export interface OrderContent extends OrderMemory {
  readonly lines: readonly FrozenLine[]
  readonly customer: CustomerInfo
  readonly isPickup: boolean
  readonly totals: OrderTotals
  /** Where its tax comes from; nothing of that is known of orders of before 2026-11-23. */
  readonly tax?: AppliedTax | undefined
}

/** What is to be placed; of all orders from one cart, only one is ever paid. */
export interface NewOrder extends OrderContent {
  readonly cartId?: string | undefined
  /** The quote that it accepts. */
  readonly quoteId?: string | undefined
  /** The network it is ordered from, as a hash. */
  readonly buyerKey?: string | undefined
  /** By which it is owed; undefined for one that is to be paid through PayPal. */
  readonly terms?: OrderTerms | undefined
}

export interface Order extends OrderContent {
  readonly references: OrderReferences
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
  /** How many servers, or lives of one, have asked PayPal for the money in this attempt. */
  readonly captureTries: number
  /** How often PayPal was asked about it since its last change. */
  readonly checks: number
  /** What PayPal took; the total until that is known, and of an order on terms. */
  readonly capturedCents: number
  /** What was given back of it, or taken off what is owed. */
  readonly refundedCents: number
  /** Why a person has to decide, whatever PayPal's record says. */
  readonly hold: Hold | undefined
  /** How far it has left the warehouse. */
  readonly fulfilment: Fulfilment
  /** When the last of it left the warehouse, or was picked up. */
  readonly shippedAt: Date | undefined
  /** What somebody has accepted, as a note says it. */
  readonly accepted: string | undefined
  /** How PayPal's record looked when the payment was refused. */
  readonly refusedAs: string | undefined
  /** False once its cart was given to another order. */
  readonly hasCart: boolean
  /** By which it is or was owed; undefined for one that goes through PayPal. */
  readonly terms: OrderTerms | undefined
  readonly buyerKey: string | undefined
  /** The quote that it accepts. */
  readonly quoteId: string | undefined
  /** What the address of the order's page ends with. */
  readonly pageToken: string
  readonly createdAt: Date
  /** When something about it was last written down. */
  readonly changedAt: Date
}
