import { centsToAmount } from '@millrun/commerce/dollars'
import { orderPagePath } from '@millrun/commerce/order-page'
import type { OwedOrder, OwnTerms } from '@millrun/commerce/terms/own-terms'
import type { OrderDatabase } from '../database/order-database.ts'
import { frozenLines, linesIn } from '../orders/memory/order-lines.ts'
import { orderOf } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'
import { tradeAccountOf } from '../trade/trade-accounts.ts'
import { owedCents } from './owed-cents.ts'

/** The terms of an account and what it owes; null for one that has none and owes nothing. */
export async function ownTerms(
  database: OrderDatabase,
  accountId: string,
): Promise<OwnTerms | null> {
  const terms = (await tradeAccountOf(database, accountId))?.terms
  const orders = await owedOrders(database, accountId)
  if (terms === undefined && orders.length === 0) return null
  const cents = orders.reduce((sum, order) => sum + owedCents(order), 0)
  return {
    days: terms?.days ?? null,
    limit: terms === undefined ? null : centsToAmount(terms.limitCents),
    owed: centsToAmount(cents),
    left: terms === undefined ? null : centsToAmount(Math.max(0, terms.limitCents - cents)),
    orders: orders.map(toldOrder),
  }
}

async function owedOrders(database: OrderDatabase, accountId: string): Promise<readonly Order[]> {
  const rows = await database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(database))
    .where('terms_account_id', '=', accountId)
    .where('status', '=', 'on_terms')
    .orderBy('due_on')
    .orderBy('created_at')
    .execute()
  return rows.map((row) => orderOf(row, linesIn(row)))
}

function toldOrder(order: Order): OwedOrder {
  return {
    orderNumber: order.orderNumber,
    orderLink: orderPagePath(order),
    total: centsToAmount(order.totals.totalCents),
    owed: centsToAmount(owedCents(order)),
    placedAt: order.createdAt.toISOString(),
    dueOn: order.terms?.dueOn ?? '',
  }
}
