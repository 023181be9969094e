import { backDayProblem } from '@millrun/commerce/back-day'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { BackOnRequestSchema } from '@millrun/commerce/desk/shelf'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { parsed } from '../../customers/parsed.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OrderTables } from '../../database/order-tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { done } from '../../outcome.ts'
import { setBackOn } from '../../shelf/set-back-on.ts'
import { titled } from '../../shelf/shelf-change.ts'
import type { Desk } from '../desk-api.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { EVERY_ROLE, staffOf } from '../staff.ts'
import { keepAction } from '../staff-actions.ts'
import type { DeskHand } from './shelf-deeds.ts'
import { soldProduct } from './shelf-routes.ts'

/** The day on which what is sold out is back, said or taken back by whoever counts. */
export function backOnRoute(app: FastifyInstance, { till: { books } }: Desk): void {
  const { database, now } = books

  app.post('/shelf/back-on', EVERY_ROLE, async (request, reply) => {
    const { item, on } = parsed(BackOnRequestSchema, request.body)
    const { id, itemNumber } = soldProduct(item)
    const hand = { actor: staffOf(request), at: now() }
    const problem = on === null ? undefined : backDayProblem(on, hand.at)
    if (problem !== undefined) throw new Refusal(422, problem)
    await inTransaction(database, (transaction) =>
      putBackOn(transaction, { id, itemNumber, on }, hand),
    )
    const sentence =
      on === null
        ? `Buyers are told no day of ${titled(id)} any more.`
        : `Buyers are told that ${titled(id)} is expected back ${dayInWords(on)}.`
    return answerOutcome(reply, done(sentence))
  })
}

interface BackOn {
  readonly id: string
  readonly itemNumber: string
  readonly on: string | null
}

/** Says the day and writes down who did. Throws a `Refusal` where there is nothing to say it of. */
async function putBackOn(
  transaction: Transaction<OrderTables>,
  { id, itemNumber: subject, on }: BackOn,
  { actor, at }: DeskHand,
): Promise<void> {
  const result = await setBackOn(transaction, { productId: id, on })
  if (!result.ok) throw new Refusal(409, result.problem)
  await keepAction(transaction, {
    actor,
    at,
    deed: on === null ? 'back day taken back' : 'back day set',
    subject,
    before: { backOn: result.before },
    after: { backOn: on },
  })
}
