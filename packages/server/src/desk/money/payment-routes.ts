import { DelayQuestionSchema } from '@millrun/commerce/desk/money/delay-question'
import { ReviewRequestSchema } from '@millrun/commerce/desk/money/review-request'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { askForDelay } from '../../delays/ask-for-delay.ts'
import { readOrder } from '../../orders/find-order.ts'
import type { Order } from '../../orders/order.ts'
import { done, fail, type Outcome } from '../../outcome.ts'
import { decideReview } from '../../payments/decide-review.ts'
import { lookAgain } from '../../payments/look-again.ts'
import type { Till } from '../../payments/till.ts'
import type { Desk } from '../desk-api.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { namedOrder } from '../orders/named-order.ts'
import { type Actor, keepAction } from '../staff-actions.ts'
import { DECIDING, staffOf } from '../staff.ts'

interface Numbered {
  readonly Params: { readonly number: string }
}

/** What a person decides about an order's payment, and what the buyer of a late one is asked. */
export function paymentRoutes(app: FastifyInstance, { till }: Desk): void {
  const { books } = till

  app.post<Numbered>('/orders/:number/review', DECIDING, async (request, reply) => {
    const { decision: is, reason } = parsed(ReviewRequestSchema, request.body)
    const order = await namedOrder(books, request.params.number)
    const decision = { is, reason, actor: staffOf(request) }
    return answerOutcome(reply, await decideReview(till, order, decision))
  })

  app.post<Numbered>('/orders/:number/recheck', DECIDING, async (request, reply) => {
    const order = await namedOrder(books, request.params.number)
    return answerOutcome(reply, await recheckAtDesk(till, order, staffOf(request)))
  })

  app.post<Numbered>('/orders/:number/delay', DECIDING, async (request, reply) => {
    const { day: newDay, reason } = parsed(DelayQuestionSchema, request.body)
    const order = await namedOrder(books, request.params.number)
    const question = { newDay, reason }
    return answerOutcome(reply, await askForDelay(books, order, question, staffOf(request)))
  })
}

/** Asks PayPal what became of a payment, and says whether that is news. */
async function recheckAtDesk(till: Till, order: Order, actor: Actor): Promise<Outcome> {
  const { orderNumber, status: before, refundedCents: refundedBefore, terms } = order
  if (terms !== undefined)
    return fail(`Order ${orderNumber} is on terms: PayPal knows nothing of it.`)
  const isKnown = await lookAgain(till, order)
  if (!isKnown) return fail(`PayPal did not answer about order ${orderNumber}. Please try again.`)
  const { status: after, refundedCents } = await readOrder(till.books, order.id)
  await keepAction(till.books.database, {
    actor,
    at: till.now(),
    deed: 'asked PayPal again',
    subject: orderNumber,
    before: { payment: before, refundedCents: refundedBefore },
    after: { payment: after, refundedCents },
  })
  const isSame = after === before && refundedCents === refundedBefore
  return done(
    isSame
      ? `PayPal says nothing new about order ${orderNumber}.`
      : `PayPal's record is in the books: order ${orderNumber} is ${after}.`,
  )
}
