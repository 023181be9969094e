import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { NOBODY } from '@millrun/commerce/customer'
import type { CustomerInfo } from '@millrun/commerce/functions'
import { withoutNumber } from '../orders/memory/order-tax.ts'
import { addEvent } from '../orders/order-history.ts'
import { ORDER_STATUSES, type OrderStatus } from '@millrun/commerce/desk/order-status'
import { newPageToken } from '../orders/page-token.ts'
import { forgetClientOf } from '../quotes/forget-quotes.ts'
import { forgetReturns } from '../returns/forget-returns.ts'
import { forgetRatings } from '../ratings/forget-ratings.ts'
import { buyerForgottenBefore } from './retention-rule.ts'

const BATCH = 100

/**
 * Empties what is known of the buyers of old orders, a batch at a time; what was sold, for how much, and
 * PayPal's numbers stay. Such an order is never captured, and its page is gone. Gives how many they were.
 */
export async function forgetBuyers(
  database: OrderDatabase,
  now: Date,
  stopped: AbortSignal,
): Promise<number> {
  let forgotten = 0
  for (const status of ORDER_STATUSES) {
    const before = buyerForgottenBefore(status, now)
    if (before === undefined) continue
    for (let count = BATCH; count === BATCH && !stopped.aborted; forgotten += count) {
      count = await forgetBatch(database, { status, before, now })
    }
  }
  return forgotten
}

interface Batch {
  readonly status: OrderStatus
  readonly before: Date
  readonly now: Date
}

function forgetBatch(database: OrderDatabase, { status, before, now }: Batch): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const old = await transaction
      .selectFrom('orders')
      .select(['id', 'exemption'])
      .where('status', '=', status)
      .where('created_at', '<', before.toISOString())
      .where('updated_at', '<', before.toISOString())
      .where('email', '<>', '')
      // PayPal is still to be asked about an order that was not paid, after a long pause of the shop.
      .where('next_check_at', 'is', null)
      .limit(BATCH)
      .execute()
    for (const { id, exemption } of old) {
      await forgetBuyer(transaction, { id, exemption, customer: NOBODY, now })
    }
    return old.length
  })
}

interface ForgottenOrder {
  readonly id: string
  readonly exemption: string | null
  /** What is left of its buyer. */
  readonly customer: CustomerInfo
  readonly now: Date
}

/** Empties what is known of the buyer of an order. */
export async function forgetBuyer(
  transaction: Transaction<OrderTables>,
  { id, exemption, customer, now }: ForgottenOrder,
): Promise<void> {
  // The number of a parcel leads to where it went.
  await transaction
    .updateTable('shipments')
    .set({ tracking: '', next_try_at: null })
    .where('order_id', '=', id)
    .execute()
  const row = await transaction
    .updateTable('orders')
    .set((is) => ({
      customer: JSON.stringify(customer),
      email: '',
      cart_key: null,
      buyer_key: null,
      terms_account_id: null,
      page_token: newPageToken(),
      po_number: null,
      exemption: withoutNumber(exemption),
      job_name: null,
      invoice_email: null,
      truck: null,
      step: is('step', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await forgetQuestions(transaction, id)
  await forgetReturns(transaction, id)
  await forgetRatings(transaction, id, now)
  await forgetClientOf(transaction, id)
  await transaction.deleteFrom('bounces').where('order_id', '=', id).execute()
  await forgetWords(transaction, id)
  await addEvent(transaction, { ...row, updated_at: now.toISOString() }, 'buyer forgotten')
}

/** What the shop's people wrote may speak of the buyer. */
async function forgetWords(transaction: Transaction<OrderTables>, orderId: string): Promise<void> {
  await transaction
    .updateTable('refunds')
    .set({ why: null })
    .where('order_id', '=', orderId)
    .execute()
  for (const table of ['notes', 'refund_requests'] as const) {
    await transaction.deleteFrom(table).where('order_id', '=', orderId).execute()
  }
}

/** What was asked and answered stays; the addresses in the mails about it lead nowhere. */
async function forgetQuestions(
  transaction: Transaction<OrderTables>,
  orderId: string,
): Promise<void> {
  const asked = await transaction
    .selectFrom('delays')
    .select('id')
    .where('order_id', '=', orderId)
    .execute()
  for (const { id } of asked) {
    const values = { token: newPageToken() }
    await transaction.updateTable('delays').set(values).where('id', '=', id).execute()
  }
}
