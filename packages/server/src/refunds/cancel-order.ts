import type { Actor } from '../desk/staff-actions.ts'
import { isOver } from '@millrun/commerce/desk/order-status'
import { fail, type Outcome } from '../outcome.ts'
import type { Till } from '../payments/till.ts'
import { refundOrder } from './refund-order.ts'
import type { RefundStore } from './refund-store.ts'
import type { RefundWish } from './refund-wish.ts'

interface Cancelling extends Pick<RefundWish, 'order' | 'alone' | 'onBegun'> {
  readonly why: string
  readonly actor: Actor
}

/**
 * Cancels an order of which nothing has left: it is not to be sent from the moment on at which its refund is written
 * down, all that is left goes back, and its pieces come back onto the shelf. What PayPal has not answered is finished by
 * cancelling once more, or by itself a little later; when PayPal refuses, the order is as it was.
 */
export async function cancelOrder(
  till: Till,
  refunds: RefundStore,
  cancelling: Cancelling,
): Promise<Outcome> {
  const { orderNumber, fulfilment, status } = cancelling.order
  const isBegun = (await refunds.list(cancelling.order.id)).some((one) => one.status === 'asked')
  if (fulfilment === 'cancelled' && !isBegun) {
    return fail(`Order ${orderNumber} is cancelled already.`)
  }
  if (isOver(status)) {
    return fail(`All of order ${orderNumber} was ${status}: there is nothing left to cancel.`)
  }
  return refundOrder(till, refunds, cancelWish(cancelling))
}

/** To cancel an order is to give all of it back. */
export function cancelWish(cancelling: Cancelling): RefundWish {
  return {
    ...cancelling,
    cents: undefined,
    isAgain: false,
    isRestocked: true,
    cancels: 'order',
  }
}
