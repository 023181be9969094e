import type { Pieces } from '@millrun/commerce/desk/money/refund-wish'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import type { Actor } from '../desk/staff-actions.ts'
import type { Order } from '../orders/order.ts'
import type { Outcome } from '../outcome.ts'
import type { Refund } from './refund-store.ts'

/** What somebody wants to go back of an order. */
export interface RefundWish {
  readonly order: Order
  /** Undefined for pieces, or for everything that is left. */
  readonly cents: number | undefined
  /** The same was refunded before, and is meant once more. */
  readonly isAgain: boolean
  /** One payment of an order that was paid twice; undefined for all that the order has. */
  readonly captureId?: string | undefined
  /** Nothing but tax is given back. */
  readonly isTax?: boolean | undefined
  /** The pieces that are given back, with their share of tax. */
  readonly lines?: readonly Pieces[] | undefined
  /** The pieces come back onto the shelf. */
  readonly isRestocked?: boolean | undefined
  /** The pieces, or nothing of the whole order, are sent any more. */
  readonly cancels?: 'pieces' | 'order' | undefined
  /** The reason, as the buyer reads it. */
  readonly why?: string | undefined
  /** For which return of the buyer's it is. */
  readonly returnId?: string | undefined
  /** Who wants it; undefined for the buyer. */
  readonly actor?: Actor | undefined
  readonly alone?: Alone | undefined
  /** Writes down what belongs to the beginning of the refund, with it or not at all. */
  readonly onBegun?:
    | ((transaction: Transaction<OrderTables>, refund: Refund) => Promise<void>)
    | undefined
}

/** What somebody may give back without a second person. */
export interface Alone {
  /** Of one order in all. */
  readonly upToCents: number
  /** What is done about a wish that is more. */
  readonly otherwise: (cents: number) => Promise<Outcome>
}
