import { WITHHELD_REASONS, type WithheldReason } from '@millrun/commerce/ratings/withheld-reasons'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables, RatingsTable } from '../database/order-tables.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { keepRatingEvent } from './rating-events.ts'

export type RatingDecision =
  | { readonly decision: 'show' }
  | { readonly decision: 'withhold'; readonly reason: WithheldReason }

interface Hand {
  readonly actor: Actor
  readonly at: Date
  /** As the rating was when it was read; undefined for whatever it is now. */
  readonly version?: number
}

/** Shows a rating on its product's page, or withholds it for a reason that is never its stars. */
export function decideRating(
  database: OrderDatabase,
  id: string,
  decided: RatingDecision,
  hand: Hand,
): Promise<Outcome> {
  const status = decided.decision === 'show' ? 'shown' : 'withheld'
  const reason = decided.decision === 'withhold' ? decided.reason : null
  return inTransaction(database, async (transaction) => {
    const before = await holdRating(transaction, id)
    const refusal = refuse(before, hand)
    if (refusal !== undefined) return fail(refusal)
    if (before.status === status && before.reason === reason)
      return fail(`It is ${status} already.`)
    await change(transaction, before, { status, reason }, hand, status)
    return done(
      reason === null
        ? 'The review is shown on the page of its product.'
        : `The review is withheld: ${WITHHELD_REASONS[reason]}`,
    )
  })
}

/** Writes what the shop says to a rating, for everybody to read; an empty text takes it away. */
export function answerRating(
  database: OrderDatabase,
  id: string,
  text: string,
  hand: Hand,
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const before = await holdRating(transaction, id)
    const refusal = refuse(before, hand)
    if (refusal !== undefined) return fail(refusal)
    const answer = text === '' ? null : text
    if (before.answer === answer) return fail('Nothing in the answer has changed.')
    await change(
      transaction,
      before,
      { answer },
      hand,
      answer === null ? 'answer removed' : 'answered',
    )
    return done(
      answer === null ? 'The answer is taken away.' : 'The answer stands below the review.',
    )
  })
}

/** The rating as it is now; until the end of the transaction nobody else changes it. */
function holdRating(
  transaction: Transaction<OrderTables>,
  id: string,
): Promise<Selectable<RatingsTable>> {
  return transaction
    .updateTable('ratings')
    .set((is) => ({ version: is.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function refuse(
  row: Selectable<RatingsTable>,
  { version = row.version }: Hand,
): string | undefined {
  if (row.status === 'withdrawn') return 'Its writer has taken it back.'
  if (row.version === version) return undefined
  return 'It was changed meanwhile. Please read it once more.'
}

const DEEDS = {
  shown: 'showed a review',
  withheld: 'withheld a review',
  answered: 'answered a review',
  'answer removed': 'took the answer to a review away',
} as const

type Changed = Partial<Pick<RatingsTable, 'status' | 'reason' | 'answer'>>

async function change(
  transaction: Transaction<OrderTables>,
  before: Selectable<RatingsTable>,
  values: Changed,
  { actor, at }: Hand,
  deed: keyof typeof DEEDS,
): Promise<void> {
  const row = await transaction
    .updateTable('ratings')
    .set((is) => ({ ...values, version: is('version', '+', 1) }))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepRatingEvent(transaction, row, { what: deed, at, actor: actor.email })
  await keepAction(transaction, {
    actor,
    at,
    deed: DEEDS[deed],
    subject: `review ${row.id.slice(0, 8)}`,
    // Never its words: they are its writer's, and this stays when the writer is forgotten.
    before: { state: before.status, reason: before.reason, answer: before.answer },
    after: {
      product: row.product_id,
      stars: row.stars,
      state: row.status,
      reason: row.reason,
      answer: row.answer,
    },
  })
}
