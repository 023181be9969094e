import type { FastifyBaseLogger } from 'fastify'
import type { OrderBooks } from '../orders/order-books.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { askForRatings } from './ask-for-ratings.ts'

/** Orders come to be asked about by the day. */
const ROUND_MS = 60 * 60_000

/** Asks buyers what they think of what they bought, from now on. */
export function startAsking(
  books: OrderBooks,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Rounds {
  async function round(stopped: AbortSignal): Promise<void> {
    const asked = await askForRatings(books, stopped)
    if (asked > 0) log.info({ asked }, 'buyers asked for reviews')
  }
  return startRounds(round, ROUND_MS, (error) =>
    log.error({ err: error }, 'buyers could not be asked for reviews'),
  )
}
