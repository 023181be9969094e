import type { Bell, Call } from '../database/bell/bell.ts'
import { inLanes } from '../in-lanes.ts'
import { checkSoon, claimUndecided, claimUnpaid } from '../orders/claim-order.ts'
import type { Order } from '../orders/order.ts'
import { type Rounds, SELDOM_MS, startRounds } from '../rounds.ts'
import { lookAgain } from './look-again.ts'
import type { Till } from './till.ts'

const ROUND_MS = 1000

/**
 * Keeps asking PayPal about payments that nobody decided, each one when it is due: a start changes nothing about that.
 * Several servers on one database share the work.
 */
export function startRecheck(till: Till, bell: Bell): Rounds {
  const look = async (order: Order) => void (await lookAgain(till, order))
  return startRounds(
    (stopped) => inLanes(() => claimUndecided(till.books), look, stopped),
    ROUND_MS,
    onError(till, 'recheck failed'),
    patience(till, bell),
  )
}

/** Looks after orders that nobody paid for: some were approved at PayPal, and their buyers' pages are gone. */
export function startUnpaidCheck(till: Till, bell: Bell): Rounds {
  async function look(order: Order): Promise<void> {
    if (!(await lookAgain(till, order))) await checkSoon(till.books, order)
  }

  return startRounds(
    (stopped) => inLanes(() => claimUnpaid(till.books), look, stopped),
    ROUND_MS,
    onError(till, 'the check of unpaid orders failed'),
    patience(till, bell),
  )
}

/** Orders come due by the time alone, and nobody calls; a shop that asks every few seconds looks as often. */
function patience({ books }: Till, bell: Bell): Call | undefined {
  return books.longestCheckPauseMs < SELDOM_MS ? undefined : bell.callFor()
}

function onError({ log }: Till, message: string) {
  return (error: unknown) => log.error({ err: error }, message)
}
