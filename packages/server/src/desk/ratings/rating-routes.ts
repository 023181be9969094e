import {
  type DeskRatings,
  DeskRatingsQuerySchema,
} from '@millrun/commerce/desk/ratings/desk-ratings'
import {
  RatingAnswerSchema,
  RatingDecisionSchema,
} from '@millrun/commerce/desk/ratings/rating-decision'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import { Refusal } from '../../http/refusal.ts'
import { answerRating, decideRating } from '../../ratings/decide-rating.ts'
import { otherRatings, waitingRatings, withheldByStars } from '../../ratings/list-ratings.ts'
import type { Desk } from '../desk-api.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { DECIDING, EVERY_ROLE, staffOf } from '../staff.ts'
import { deskRatings } from './desk-rating.ts'

const PAGE = 50
/** Between time and id of a place in the list, which both are without it. */
const BETWEEN = '_'

interface Named {
  readonly Params: { readonly id: string }
}

/** What buyers say of products: the list, what is shown and withheld, and what the shop answers. */
export function ratingRoutes(app: FastifyInstance, { till }: Desk): void {
  const { database } = till.books

  app.get('/ratings', EVERY_ROLE, async (request): Promise<DeskRatings> => {
    const { cursor } = parsed(DeskRatingsQuerySchema, request.query)
    const now = till.now()
    const [writtenAt = '', id = ''] = cursor?.split(BETWEEN) ?? []
    const after = cursor === undefined ? undefined : { writtenAt, id }
    const found = await otherRatings(database, now, { after, limit: PAGE + 1 })
    const shown = found.slice(0, PAGE)
    const last = found.length > PAGE ? shown.at(-1) : undefined
    return {
      waiting: [...(await deskRatings(database, await waitingRatings(database, now), now))],
      others: [...(await deskRatings(database, shown, now))],
      next: last === undefined ? null : `${last.writtenAt.toISOString()}${BETWEEN}${last.id}`,
      counts: [...(await withheldByStars(database))],
    }
  })

  app.post<Named>('/ratings/:id/decision', DECIDING, async (request, reply) => {
    const { version, ...decision } = parsed(RatingDecisionSchema, request.body)
    const id = await knownId(database, request.params.id)
    const hand = { actor: staffOf(request), at: till.now(), version }
    return answerOutcome(reply, await decideRating(database, id, decision, hand))
  })

  app.post<Named>('/ratings/:id/answer', DECIDING, async (request, reply) => {
    const { text, version } = parsed(RatingAnswerSchema, request.body)
    const id = await knownId(database, request.params.id)
    const hand = { actor: staffOf(request), at: till.now(), version }
    return answerOutcome(reply, await answerRating(database, id, text, hand))
  })
}

async function knownId(database: OrderDatabase, id: string): Promise<string> {
  const row = await database
    .selectFrom('ratings')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal(404, 'There is no such review.')
  return row.id
}
