import { centsToAmount } from '@millrun/commerce/dollars'
import type { DelayResponse } from '@millrun/commerce/functions'
import { isOver } from '@millrun/commerce/desk/order-status'
import { goesBack, hasMoney } from '../refunds/goes-back.ts'
import type { FoundDelay } from './delay-store.ts'

/** What a buyer is asked about a later day, and what came of it, as a page tells it. */
export function toldDelay({ order, delay }: FoundDelay): DelayResponse {
  const { orderNumber, isPickup, status } = order
  const { promisedTo, newDay, reason, silence, answerBy } = delay
  const leftCents = order.capturedCents - order.refundedCents
  return {
    orderNumber,
    pickup: isPickup,
    promisedTo,
    newDay,
    reason,
    silence,
    answerBy,
    left: centsToAmount(leftCents),
    state: delayState({ order, delay }),
    refunded: isOver(status),
    ...(goesBack(order) === 'credit' && { isOwed: true }),
  }
}

/** How the question stands: whoever has cancelled has, whatever became of the order. */
export function delayState({ order, delay }: FoundDelay): DelayResponse['state'] {
  if (delay.answer === 'cancel') return 'cancelled'
  if (order.fulfilment !== 'open') return 'shipped'
  if (!hasMoney(order)) return 'closed'
  return delay.answer === 'wait' ? 'waiting' : 'open'
}
