import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { delayText } from './delay/delay-text.ts'

interface StatusText {
  readonly title: string
  readonly sentence: string
}

/** How the payment of an order stands, in the shop's words. */
export function statusText({
  status,
  refunded,
  delay,
  pickup,
  shipments = [],
  toFollow = [],
}: OrderStatusResponse): StatusText {
  if (delay?.state === 'cancelled') {
    const { title, sentences } = delayText(delay, undefined)
    return { title, sentence: sentences.join(' ') }
  }
  switch (status) {
    case 'paid':
      if (shipments.length > 0) {
        const part = toFollow.length > 0 ? 'Part of your order' : 'Your order'
        return {
          title: pickup ? `${part} was picked up` : `${part} has shipped`,
          sentence:
            toFollow.length > 0
              ? 'The rest follows; we write when it leaves.'
              : 'All of it has left us.',
        }
      }
      return {
        title: 'Your order is paid',
        sentence: 'Your payment has arrived, and we are getting your order ready.',
      }
    case 'pending':
      return {
        title: 'Your payment is pending',
        sentence:
          'We have your order, and PayPal has not told us yet how the payment ended. You do not ' +
          'need to do anything. Please do not pay a second time.',
      }
    case 'declined':
      return {
        title: 'Your payment was declined',
        sentence: 'Nothing was charged, and this order is not on its way.',
      }
    case 'refunded':
      return {
        title: 'Your order was refunded',
        sentence: `We have given back ${formatDollars(amountToCents(refunded) ?? 0)} to the way you paid.`,
      }
    case 'unpaid':
      return {
        title: 'This order is not paid',
        sentence: 'Nothing was charged, and this order is not on its way.',
      }
  }
}
