import type { DelayRequest, DelayResponse } from '@millrun/commerce/functions'
import { findDelay, type FoundDelay } from '../delays/delay-store.ts'
import { keepAnswer } from '../delays/keep-answer.ts'
import { delayState, toldDelay } from '../delays/told-delay.ts'
import { isOver } from '@millrun/commerce/desk/order-status'
import { Refusal } from '../http/refusal.ts'
import type { Till } from '../payments/till.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { refundStore } from '../refunds/refund-store.ts'

/**
 * What a buyer is asked about a later day, and what was answered; `answer` answers it. The first answer counts.
 * Whoever cancels gets back all that is left: a repeated press finishes what was begun, and gives nothing back twice.
 */
export async function answerDelay(
  till: Till,
  { token, answer }: DelayRequest,
): Promise<DelayResponse> {
  const asked = await find(till, token)
  if (answer === undefined) return toldDelay(asked)
  await keepAnswer(till.books, asked, answer)
  const answered = await find(till, token)
  if (answer === 'cancel' && delayState(answered) === 'cancelled') await giveBack(till, answered)
  return toldDelay(await find(till, token))
}

async function find({ books }: Till, token: string): Promise<FoundDelay> {
  const found = await findDelay(books, token)
  if (found === undefined) throw new Refusal(404, 'We do not know this question.')
  return found
}

/** What does not work out is for the shop to finish: it lists the order until the money went back. */
async function giveBack(till: Till, { order }: FoundDelay): Promise<void> {
  if (isOver(order.status)) return
  const refunds = refundStore(till.books.database, till.now)
  const wish = { order, cents: undefined, isAgain: false, isRestocked: order.fulfilment === 'open' }
  const { ok, sentence } = await refundOrder(till, refunds, wish)
  const { orderNumber } = order
  if (ok) till.log.info({ orderNumber }, 'refunded after its buyer cancelled')
  else till.log.error({ orderNumber, sentence }, 'cancelled by its buyer and not refunded yet')
}
