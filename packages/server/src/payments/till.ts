import type { FastifyBaseLogger } from 'fastify'
import type { TaxTable } from '@millrun/commerce/tax/tax-rows'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import type { PayPalClient } from '../paypal/paypal-client.ts'

/** Where orders are paid: the books, PayPal, and who is being served. */
export interface Till {
  readonly books: OrderBooks
  readonly payPal: PayPalClient
  /** The account that must have been paid, when the shop was told. */
  readonly merchantId: string | undefined
  /** By which rows orders are taxed. */
  readonly taxTable: TaxTable
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly now: () => Date
  /** Captures under way here, by our order id: who asks for the same one waits for its end. */
  readonly underWay: Map<string, Promise<Payment>>
  /** Captures that ended here without a decision, by our order id. */
  readonly leftOpen: Set<string>
}

/** How an attempt to take the money ended. The order is still `capturing` when nobody knows. */
export interface Payment {
  readonly order: Order
  /** PayPal's word for its refusal, when it refused. */
  readonly issue?: string | undefined
}
