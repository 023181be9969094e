import { sql, type ExpressionBuilder } from 'kysely'
import type { OrderTables } from '../../database/order-tables.ts'

/** Whoever was at it so lately may still be paying. */
export const ABANDONED_AFTER_MS = 60 * 60_000

/** Money of theirs has come, or may have, or is owed. */
const RECOVERED = [
  'capturing',
  'payment_pending',
  'needs_review',
  'on_terms',
  'paid',
  'refunded',
] as const

/**
 * Whether an order of the index was placed before a moment, never paid, and not made up for since: neither by a newer
 * order from the same cart nor by another one of the same address. They are few: after 30 days their buyers are forgotten.
 */
export function isAbandoned(before: string) {
  return (is: ExpressionBuilder<OrderTables, 'order_index'>) =>
    is.and([
      is('payment', '=', 'created'),
      is('placed_at', '<', before),
      is('order_index.order_id', 'in', leftOrders(is)),
    ])
}

function leftOrders(is: ExpressionBuilder<OrderTables, 'order_index'>) {
  return (
    is
      .selectFrom('orders as left')
      .select('left.id')
      .where('left.status', '=', 'created')
      .where('left.email', '<>', '')
      // A newer order has taken its cart.
      .where('left.cart_key', 'is not', null)
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('orders as other')
              .select('other.id')
              .where(sql<boolean>`lower(other.email) = lower("left".email)`)
              .where('other.status', 'in', RECOVERED)
              .where('left.created_at', '<=', (first) =>
                first
                  .selectFrom('order_events')
                  .select((event) => event.fn.min('at').as('at'))
                  .whereRef('order_events.order_id', '=', 'other.id')
                  .where('order_events.status', 'in', RECOVERED),
              ),
          ),
        ),
      )
  )
}
