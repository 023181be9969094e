import { findProduct } from '@millrun/catalogue/catalogue'
import { WITHHELD_REASONS } from '@millrun/commerce/ratings/withheld-reasons'
import type { OrderDatabase } from '../../database/order-database.ts'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import type { Outcome } from '../../outcome.ts'
import { decideRating } from '../../ratings/decide-rating.ts'
import {
  type ListedRating,
  otherRatings,
  waitingRatings,
  withheldByStars,
} from '../../ratings/list-ratings.ts'
import { ratingState } from '../../ratings/rating-state.ts'
import { CommandFault } from '../command-fault.ts'
import type { CommandResult } from '../run-program.ts'
import type { ReviewsCommand } from './read-reviews-command.ts'

/** Does what the shopkeeper asked for. Throws a `CommandFault` for what cannot be meant. */
export async function runReviewsCommand(
  database: OrderDatabase,
  command: ReviewsCommand,
  now: Date,
): Promise<CommandResult> {
  const hand = { actor: COMMAND_LINE, at: now }
  switch (command.name) {
    case 'list': {
      const all = [
        ...(await waitingRatings(database, now)),
        ...(await otherRatings(database, now, {})),
      ]
      const text = all.map((rating) => sheetOf(rating, now)).join('')
      return { text: text === '' ? 'Nobody has written a review yet.\n' : text, isDone: true }
    }
    case 'counts': {
      const lines = (await withheldByStars(database)).map(
        ({ stars, given, withheld }) => `${starsIn(stars)}  ${given} given, ${withheld} withheld\n`,
      )
      return { text: lines.join(''), isDone: true }
    }
    case 'show': {
      const id = await findId(database, command.id)
      return told(await decideRating(database, id, { decision: 'show' }, hand))
    }
    case 'withhold': {
      const id = await findId(database, command.id)
      const decision = { decision: 'withhold', reason: command.reason } as const
      return told(await decideRating(database, id, decision, hand))
    }
  }
}

function told({ ok, sentence }: Outcome): CommandResult {
  return { text: `${sentence}\n`, isDone: ok }
}

/** The one review whose name begins so. */
async function findId(database: OrderDatabase, begin: string): Promise<string> {
  const found = await database
    .selectFrom('ratings')
    .select('id')
    .where('id', 'like', `${begin}%`)
    .limit(2)
    .execute()
  const [one, another] = found
  if (one === undefined) throw new CommandFault(`There is no review ${begin}.`)
  if (another !== undefined) throw new CommandFault(`Several reviews begin with ${begin}.`)
  return one.id
}

function sheetOf(rating: ListedRating, now: Date): string {
  const { id, productId, stars, name, text, writtenAt, orderNumber = 'order forgotten' } = rating
  const state = ratingState(rating, now)
  const item = findProduct(productId)?.itemNumber ?? productId
  const written = writtenAt.toISOString().slice(0, 10)
  const lines = [
    `${id.slice(0, 8)}  ${state.padEnd(9)}  ${starsIn(stars)}  ${item}  ${orderNumber}  ${written}  ${name === '' ? 'A buyer' : name}`,
    ...(state === 'waiting'
      ? [`  shown by itself at ${rating.decideBy.toISOString().slice(0, 16)}Z`]
      : []),
    ...(rating.reason === undefined ? [] : [`  withheld: ${WITHHELD_REASONS[rating.reason]}`]),
    ...(text === '' ? [] : text.split('\n').map((line) => `  ${line}`.trimEnd())),
    ...(rating.answer === undefined ? [] : [`  Millrun: ${rating.answer.replaceAll('\n', ' ')}`]),
  ]
  return `${lines.join('\n')}\n`
}

function starsIn(stars: number): string {
  return `${stars} ${stars === 1 ? 'star ' : 'stars'}`
}
