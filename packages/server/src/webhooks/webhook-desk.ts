import { inLanes } from '../in-lanes.ts'
import { lookAgain } from '../orders/look-again.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { Order } from '../orders/order.ts'
import type { Till } from '../orders/till.ts'
import { startRounds, type Rounds } from '../rounds.ts'
import type { DueEvent, WebhookInbox } from './webhook-inbox.ts'

const ROUND_MS = 1000

/** Events that say no more than what the books say already, by the status that they make. */
const EXPECTED: Readonly<Record<string, OrderStatus>> = {
  'PAYMENT.CAPTURE.COMPLETED': 'paid',
  'PAYMENT.CAPTURE.PENDING': 'payment_pending',
  'PAYMENT.CAPTURE.REFUNDED': 'refunded',
  'PAYMENT.CAPTURE.REVERSED': 'refunded',
}

/** Money that went back: but for these events nobody would ask about a paid order again. */
const WENT_BACK = /^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/
/** After so many tries (an hour) PayPal's records lag no more. */
const PATIENT_TRIES = 6

/** Looks into the events in the inbox: each is a hint to ask PayPal about its order, and no more. */
export function startWebhookDesk(till: Till, inbox: WebhookInbox): Rounds {
  async function lookInto(event: DueEvent): Promise<void> {
    const order = await till.store.findMentioned(event)
    const isKnown = order === undefined || order.status === EXPECTED[event.type]
    if (isKnown || (await isLookedInto(till, event, order))) await inbox.finish(event)
  }

  return startRounds(
    (stopped) => inLanes(inbox.claim, lookInto, stopped),
    ROUND_MS,
    (error) => till.log.error({ err: error }, 'an event could not be looked into'),
  )
}

/** False when PayPal did not say, or does not show yet what the event is about. */
async function isLookedInto(till: Till, event: DueEvent, order: Order): Promise<boolean> {
  if (!(await lookAgain(till, order))) return false
  if (!WENT_BACK.test(event.type)) return true
  const { status, refundedCents } = await till.store.read(order.id)
  if (status !== order.status || refundedCents !== order.refundedCents) return true
  if (event.tries < PATIENT_TRIES) return false
  if (status === 'paid' && event.type.endsWith('.REVERSED')) {
    const { orderNumber } = order
    till.log.error({ orderNumber }, 'PayPal reported a payment as reversed, and shows it as paid')
  }
  return true
}
