import { inLanes } from '../in-lanes.ts'
import { lookAgain } from '../orders/look-again.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { Till } from '../orders/till.ts'
import { startRounds, type Rounds } from '../rounds.ts'
import type { WebhookEvent } from './webhook-event.ts'
import type { WebhookInbox } from './webhook-inbox.ts'

const ROUND_MS = 1000

/** Events that say no more than what the books say already, by the status that they make. */
const EXPECTED: Readonly<Record<string, OrderStatus>> = {
  'PAYMENT.CAPTURE.COMPLETED': 'paid',
  'PAYMENT.CAPTURE.PENDING': 'payment_pending',
}

/** Looks into the events in the inbox: each is a hint to ask PayPal about its order, and no more. */
export function startWebhookDesk(till: Till, inbox: WebhookInbox): Rounds {
  async function lookInto(event: WebhookEvent): Promise<void> {
    const order = await till.store.findMentioned(event)
    const isKnown = order === undefined || order.status === EXPECTED[event.type]
    if (isKnown || (await lookAgain(till, order))) await inbox.finish(event)
  }

  return startRounds(
    (stopped) => inLanes(inbox.claim, lookInto, stopped),
    ROUND_MS,
    (error) => till.log.error({ err: error }, 'an event could not be looked into'),
  )
}
