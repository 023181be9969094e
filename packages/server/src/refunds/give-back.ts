import { formatDollars } from '@millrun/commerce/dollars'
import { changeOrder } from '../orders/change-order.ts'
import { readOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import type { Till } from '../payments/till.ts'
import { askPayPal } from './ask-paypal.ts'
import { BACK_NOTES, goesBack } from './goes-back.ts'
import type { Refund, RefundStore } from './refund-store.ts'

/**
 * Carries out a refund that is written down: through PayPal, or in the books alone where PayPal never had the money.
 * `order` is as it was read before `refund`: so whoever finishes the same refund meanwhile has changed the order, and it
 * counts once.
 */
export async function giveBack(
  till: Till,
  refunds: RefundStore,
  order: Order,
  refund: Refund,
): Promise<Outcome> {
  const way = goesBack(order)
  if (way === 'paypal') return askPayPal(till, refunds, order, refund)
  const cents = refund.askedCents ?? order.capturedCents - order.refundedCents
  const refundedCents = order.refundedCents + cents
  const isAll = refundedCents >= order.capturedCents
  const closed = way === 'credit' ? ('credited' as const) : ('refunded' as const)
  const note = BACK_NOTES[way]
  const changed = await changeOrder(till.books, order, {
    from: [order.status],
    values: { refunded_cents: refundedCents, ...(isAll && { status: closed }) },
    note: `${formatDollars(cents)} ${note}`,
    also: (transaction) =>
      refunds.finishIn(transaction, refund.id, { status: 'done', note, cents }),
  })
  if (changed === undefined) return giveBackAfterwards(till, refunds, order, refund)
  return done(SENTENCES[way](formatDollars(cents), changed))
}

/** Somebody else was faster: with another refund, by marking the order paid, or by finishing this very refund. */
async function giveBackAfterwards(
  till: Till,
  refunds: RefundStore,
  order: Order,
  { id }: Refund,
): Promise<Outcome> {
  const { orderNumber } = order
  const current = await readOrder(till.books, order.id)
  const refund = (await refunds.list(order.id)).find((one) => one.id === id)
  if (refund?.status !== 'asked') return done(`Order ${orderNumber}: that was done already.`)
  if ((refund.askedCents ?? 1) > current.capturedCents - current.refundedCents) {
    await refunds.finish(id, { status: 'failed', note: 'more than is left' })
    return fail(`Somebody else has changed order ${orderNumber} just now. Please look again.`)
  }
  return giveBack(till, refunds, current, refund)
}

const SENTENCES = {
  credit: (amount: string, { orderNumber, capturedCents, refundedCents }: Order) =>
    `${amount} are taken off order ${orderNumber}: ${formatDollars(capturedCents - refundedCents)} are owed now.`,
  by_hand: (amount: string, { orderNumber }: Order) =>
    `${amount} of order ${orderNumber} are written down as given back by hand: PayPal gives nothing back for it.`,
}
