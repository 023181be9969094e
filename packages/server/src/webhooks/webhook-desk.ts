import type { Bell } from '../database/bell/bell.ts'
import type { DisputeStore } from '../disputes/dispute-store.ts'
import { keepDispute } from '../disputes/keep-dispute.ts'
import { inLanes } from '../in-lanes.ts'
import { findOrder, hasOrderIn, readOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { adoptPayment, isOurs } from '../payments/adopt-payment.ts'
import { lookAgain } from '../payments/look-again.ts'
import { holdFor, settle } from '../payments/settle.ts'
import type { Till } from '../payments/till.ts'
import { missRefund } from '../refunds/miss-refund.ts'
import type { RefundStore } from '../refunds/refund-store.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { isKnown, isReflected } from './is-reflected.ts'
import type { DueEvent, WebhookInbox } from './webhook-inbox.ts'

interface WebhookDesk {
  readonly till: Till
  readonly inbox: WebhookInbox
  readonly bell: Bell
  readonly disputes: DisputeStore
  readonly refunds: RefundStore
}

const ROUND_MS = 1000
const FAILED_REFUND = /^PAYMENT\.REFUND\.(FAILED|CANCELLED)$/
/** After so many tries (an hour) PayPal's records lag no more. */
const PATIENT_TRIES = 6

/** Looks into the events in the inbox: each is a hint to ask PayPal about its order. */
export function startWebhookDesk(desk: WebhookDesk): Rounds {
  const { till, inbox, bell } = desk
  async function lookInto(event: DueEvent): Promise<void> {
    if (await isSettled(desk, event)) await inbox.finish(event)
  }

  return startRounds(
    (stopped) => inLanes(inbox.claim, lookInto, stopped),
    ROUND_MS,
    (error) => till.log.error({ err: error }, 'an event could not be looked into'),
    bell.callFor('webhook_events'),
  )
}

/** False when PayPal did not say, or does not show yet what the event is about. */
async function isSettled(desk: WebhookDesk, event: DueEvent): Promise<boolean> {
  const { till, disputes } = desk
  // Asked before the order is looked for, lest the answer under way come between.
  const maySoonBeOurs = await isPerhapsUnderWay(till, event)
  const order = (await findOrder(till.books, event)) ?? (await adopt(till, event))
  if (order === 'unknown') return false
  const { news } = event
  if (order === 'none') {
    if (maySoonBeOurs) return false
    await tellForeign(desk, event)
    return true
  }
  return news?.kind === 'dispute'
    ? keepDispute(till, disputes, news, order, event.receivedAt)
    : isInBooks(desk, event, order)
}

/** A capture that no order has may be one whose answer is still under way: the books learn its id with it. */
async function isPerhapsUnderWay({ books }: Till, event: DueEvent): Promise<boolean> {
  const { captureId, orderId, tries } = event
  if (captureId === undefined || orderId !== undefined || tries >= PATIENT_TRIES) return false
  return hasOrderIn(books, 'capturing')
}

/** Money of ours at PayPal that the books know nothing of: somebody has to hear of it. */
function adopt(till: Till, event: DueEvent): Promise<Order | 'none' | 'unknown'> | 'none' {
  const { orderId, payPalOrderId, captureId, news, type } = event
  const isMoney = type.startsWith('PAYMENT.') || news?.kind === 'dispute'
  if (!isMoney || !isOurs(orderId)) return 'none'
  const cents = news?.kind === 'payment' ? news.cents : undefined
  const stray = { orderId, payPalOrderId, captureId, cents, source: `reported as ${type}` }
  return adoptPayment(till, stray, event.tries < PATIENT_TRIES)
}

/** A dispute of another program that shares the account, or of a payment that nobody can name. */
async function tellForeign({ till, disputes }: WebhookDesk, event: DueEvent): Promise<void> {
  const { news, receivedAt, captureId, type, id } = event
  if (!type.startsWith('CUSTOMER.DISPUTE.')) return
  if (news?.kind !== 'dispute') {
    till.log.error({ event: id, type }, 'PayPal reports a dispute that could not be read')
    return
  }
  const at = receivedAt.toISOString()
  const { openedAt = at, changedAt = at } = news
  await disputes.keep({ ...news, openedAt, changedAt, captureId, orderId: undefined })
  till.log.error({ dispute: news.id, captureId }, 'a payment that no order has is disputed')
}

async function isInBooks(desk: WebhookDesk, event: DueEvent, order: Order): Promise<boolean> {
  const { till } = desk
  if (isKnown(event, order)) return true
  if (FAILED_REFUND.test(event.type) && !(await isMissed(desk, event, order))) return false
  if (!(await lookAgain(till, order, await isApproved(desk, event, order)))) return false
  const now = await readOrder(till.books, order.id)
  if (isReflected(event, now)) return true
  const note = `PayPal reports ${event.type}, and its record does not show it`
  switch (event.type) {
    case 'PAYMENT.CAPTURE.REVERSED':
      await holdFor(till, now, 'reversed', note)
      return true
    default:
      // As soon as the record shows the payment, the order is paid; until then its cart pays nothing else.
      if (now.status === 'declined') await settle(till, now, { status: 'needs_review', note })
      if (event.tries < PATIENT_TRIES) return false
      await holdFor(till, now, 'reported', note)
      return true
  }
}

/**
 * Books a refund that PayPal had begun and that came to nothing; its record of the payment may still show it.
 * False while somebody is asking PayPal for a refund of this order, for it may be that one.
 */
async function isMissed(
  { till, refunds }: WebhookDesk,
  { news, tries }: DueEvent,
  order: Order,
): Promise<boolean> {
  if (news?.kind !== 'refund' || news.refundId === undefined) return true
  const refund = await refunds.findAtPayPal(news.refundId)
  const isBegun = (await refunds.list(order.id)).some(({ status }) => status === 'asked')
  if (refund === undefined && isBegun && tries < PATIENT_TRIES) return false
  await missRefund(till, refunds, await readOrder(till.books, order.id), {
    id: refund?.id,
    payPalRefundId: news.refundId,
    cents: refund?.cents ?? news.cents ?? 0,
  })
  return true
}

/**
 * Whether the buyer has said yes after the last refusal. Each attempt to take the money had an approval of its own;
 * one that came again, or late, is none.
 */
async function isApproved({ inbox }: WebhookDesk, event: DueEvent, order: Order): Promise<boolean> {
  const { type, payPalOrderId, happenedAt } = event
  if (type !== 'CHECKOUT.ORDER.APPROVED' || payPalOrderId === undefined) return false
  const isLater = happenedAt !== undefined && Date.parse(happenedAt) > order.changedAt.getTime()
  return isLater || (await inbox.countApprovals(payPalOrderId)) >= order.captureAttempt
}
