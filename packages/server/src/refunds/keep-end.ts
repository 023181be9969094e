import { centsToAmount } from '@millrun/commerce/dollars'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { keepAction } from '../desk/staff-actions.ts'
import { putMail } from '../mail/mail-outbox.ts'
import { findOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { missReturnRefund } from '../returns/return-refunds.ts'
import { putBack } from '../shelf/put-back.ts'
import { keepFulfilment } from './cancelled-pieces.ts'
import type { Refund, RefundEnd } from './refund-store.ts'

/** What follows from the end of a refund, each time once; `before` is the refund as it stood until now. */
export async function keepEnd(
  transaction: Transaction<OrderTables>,
  before: Refund,
  end: RefundEnd,
  at: Date,
): Promise<void> {
  if (end.status === before.status) return
  const order = await findOrder({ database: transaction }, { orderId: before.orderId })
  if (order === undefined) throw new Error('a refund is of no order')
  await keepDeed(transaction, { order, before, end, at })
  const isBegun = before.status === 'asked' && end.status !== 'failed'
  if (isBegun) await onRestock(transaction, order, before, at)
  if (end.status === 'failed') await missReturnRefund(transaction, before, at)
  if (end.status === 'done') await tellBuyer(transaction, order, before, at)
  const isCancelled =
    order.fulfilment === 'cancelled' || before.lines.some((one) => one.isCancelled)
  if (end.status === 'failed' && isCancelled) {
    await keepFulfilment(transaction, order, 'not cancelled: the refund failed', at)
  }
}

/** Pieces that come back are counted again as soon as PayPal has begun to give the money back. */
async function onRestock(
  transaction: Transaction<OrderTables>,
  { id: orderId, lines }: Order,
  refund: Refund,
  at: Date,
): Promise<void> {
  const back = refund.lines.filter(({ restock }) => restock)
  if (back.length === 0) return
  await putBack(transaction, {
    orderId,
    lines: back.map(({ number, quantity }) => ({ id: lines[number - 1]?.id ?? '', quantity })),
    actor: refund.actor?.email ?? 'the buyer',
    at,
  })
}

interface Deed {
  readonly order: Order
  readonly before: Refund
  readonly end: RefundEnd
  readonly at: Date
}

const DEEDS = { done: 'refunded', pending: 'refund on its way', failed: 'refund failed' } as const

async function keepDeed(
  transaction: Transaction<OrderTables>,
  { order, before, end, at }: Deed,
): Promise<void> {
  const { actor, number, status } = before
  if (actor === undefined || end.status === 'asked') return
  const cents = end.cents ?? before.cents ?? before.askedCents
  await keepAction(transaction, {
    actor,
    at,
    deed: DEEDS[end.status],
    subject: order.orderNumber,
    before: { refund: number, status },
    after: {
      refund: number,
      status: end.status,
      ...(cents !== undefined && { amount: centsToAmount(cents) }),
    },
  })
}

/** Once for each refund; of an order whose lines nobody knows its buyer is told nothing. */
async function tellBuyer(
  transaction: Transaction<OrderTables>,
  { id: orderId, customer, lines }: Order,
  { number: copy }: Refund,
  at: Date,
): Promise<void> {
  if (customer.email === '' || lines.length === 0) return
  await putMail(transaction, { orderId, kind: 'refund', copy, at: at.toISOString() })
}
