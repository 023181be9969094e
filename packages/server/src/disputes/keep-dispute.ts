import { formatDollars } from '@millrun/commerce/dollars'
import { changeOrder } from '../orders/change-order.ts'
import { readOrder } from '../orders/find-order.ts'
import { readHistory } from '../orders/order-history.ts'
import type { Order } from '../orders/order.ts'
import { lookAgain } from '../payments/look-again.ts'
import { holdFor } from '../payments/settle.ts'
import type { Till } from '../payments/till.ts'
import type { DisputeNews } from '../webhooks/event-news.ts'
import { type Dispute, type DisputeStore, isOpen } from './dispute-store.ts'

/**
 * Keeps what PayPal reports of a dispute, and holds its order until the dispute is resolved; then PayPal's
 * record of the payment decides. False when PayPal was to be asked and did not answer.
 */
export async function keepDispute(
  till: Till,
  disputes: DisputeStore,
  news: DisputeNews,
  order: Order,
  receivedAt: Date,
): Promise<boolean> {
  const at = receivedAt.toISOString()
  const { openedAt = at, changedAt = at } = news
  const { captureId } = order
  await disputes.keep({ ...news, captureId, openedAt, changedAt, orderId: order.id })
  const all = await disputes.list(order.id)
  const now = all.find(({ id }) => id === news.id)
  if (now === undefined) return true
  if (isOpen(now)) {
    await holdOnce(till, order, sentenceAbout(now))
    return true
  }
  return all.some(isOpen) ? true : release(till, order, now)
}

/** Whoever kept the dispute may have died before the order was held: its history tells. */
async function holdOnce(till: Till, order: Order, note: string): Promise<void> {
  const history = await readHistory(till.books, order.id)
  if (!history.some((event) => event.note === note)) await holdFor(till, order, 'disputed', note)
}

async function release(till: Till, order: Order, dispute: Dispute): Promise<boolean> {
  if (order.hold !== 'disputed') return lookAgain(till, order)
  const released = await changeOrder(till.books, order, {
    from: ['needs_review'],
    values: { hold: null },
    note: sentenceAbout(dispute),
  })
  return lookAgain(till, released ?? (await readOrder(till.books, order.id)))
}

/** What a person has to know of a dispute. */
export function sentenceAbout(dispute: Dispute): string {
  const { id, reason, cents, status, respondBy, outcome } = dispute
  const what = [`dispute ${id}`, reason, cents === undefined ? undefined : formatDollars(cents)]
  const end = isOpen(dispute)
    ? `${status}, answer ${respondBy === undefined ? 'as PayPal says' : `by ${respondBy}`}`
    : `${status}, ${outcome ?? 'outcome unknown'}`
  return `${what.filter((part) => part !== undefined).join(', ')}: ${end}`
}
