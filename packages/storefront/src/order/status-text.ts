import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { dueText } from '@millrun/commerce/terms/due-text'
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
  owed,
  dueOn,
}: OrderStatusResponse): StatusText {
  if (delay?.state === 'cancelled') {
    const { title, sentences } = delayText(delay, undefined)
    return { title, sentence: sentences.join(' ') }
  }
  switch (status) {
    case 'on_terms': {
      const due = dueText({ owed, dueOn })
      if (shipments.length === 0) return { title: 'Your order is placed', sentence: due }
      const { title, sentence } = sentText(pickup, toFollow.length > 0)
      return { title, sentence: `${sentence} ${due}` }
    }
    case 'paid':
      if (shipments.length > 0) return sentText(pickup, toFollow.length > 0)
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
    case 'credited':
      return {
        title: 'Nothing is owed for your order',
        sentence: 'We have taken all of it off your account.',
      }
    case 'unpaid':
      return {
        title: 'This order is not paid',
        sentence: 'Nothing was charged, and this order is not on its way.',
      }
  }
}

/** That an order, or part of it, has left. */
function sentText(pickup: boolean, isPart: boolean): StatusText {
  const part = isPart ? 'Part of your order' : 'Your order'
  return {
    title: pickup ? `${part} was picked up` : `${part} has shipped`,
    sentence: isPart ? 'The rest follows; we write when it leaves.' : 'All of it has left us.',
  }
}
