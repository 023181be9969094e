import { lateSentence, silenceSentence } from '@millrun/commerce/promise/delay-words'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { DelayResponse } from '@millrun/commerce/functions'
import type { DelayChoice } from './use-delay.ts'

interface DelayText {
  readonly title: string
  readonly sentences: readonly string[]
}

/** How a question about a later day stands, in the shop's words; `pressed` is what was answered just now. */
export function delayText(delay: DelayResponse, pressed: DelayChoice | undefined): DelayText {
  const { state, reason } = delay
  switch (state) {
    case 'open':
      return {
        title: 'Your order is delayed',
        sentences: [
          `We are sorry. ${lateSentence(delay)}`,
          `The reason: ${reason}`,
          silenceSentence(delay),
        ],
      }
    case 'waiting':
      return {
        title: 'You wait for your order',
        sentences: [
          pressed === 'cancel'
            ? 'You told us before that you wait, so nothing was cancelled.'
            : 'Thank you for waiting.',
          newDaySentence(delay),
        ],
      }
    case 'cancelled':
      return {
        title: 'Your order is cancelled',
        sentences: [
          ...(pressed === 'wait' ? ['You told us before that you cancel.'] : []),
          backSentence(delay) ??
            'We give back all your money to the way you paid. You do not need to do anything.',
        ],
      }
    case 'shipped':
      return {
        title: delay.pickup ? 'Your order was picked up' : 'Your order has shipped',
        sentences: ['Nothing needs an answer any more.'],
      }
    case 'closed':
      return {
        title: 'This order is closed',
        sentences: [backSentence(delay) ?? 'Nothing needs an answer any more.'],
      }
  }
}

/** What became of the money of an order that is over; undefined where it is still to go back. */
function backSentence({ refunded, isOwed = false }: DelayResponse): string | undefined {
  if (isOwed) return 'You owe nothing for it.'
  return refunded ? 'We have given back all your money to the way you paid.' : undefined
}

function newDaySentence({ pickup, newDay }: DelayResponse): string {
  const day = dayInWords(newDay, true)
  return pickup ? `It will be ready for pickup by ${day}.` : `Your order will ship by ${day}.`
}
