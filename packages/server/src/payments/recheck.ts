import { inLanes } from '../in-lanes.ts'
import { checkSoon, claimUndecided, claimUnpaid, makeUndecidedDue } from '../orders/claim-order.ts'
import type { Order } from '../orders/order.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { lookAgain } from './look-again.ts'
import type { Till } from './till.ts'

const ROUND_MS = 1000

/**
 * Keeps asking PayPal about payments that nobody decided: those under way at the start at once, then
 * each one when it is due. Several servers on one database share the work.
 */
export function startRecheck(till: Till): Rounds {
  let isStarting = true

  async function recheck(stopped: AbortSignal): Promise<void> {
    if (isStarting) await makeUndecidedDue(till.books)
    isStarting = false
    const look = async (order: Order) => void (await lookAgain(till, order))
    await inLanes(() => claimUndecided(till.books), look, stopped)
  }

  return startRounds(recheck, ROUND_MS, onError(till, 'recheck failed'))
}

/** Looks after orders that nobody paid for: some were approved at PayPal, and their buyers' pages are gone. */
export function startUnpaidCheck(till: Till): Rounds {
  async function look(order: Order): Promise<void> {
    if (!(await lookAgain(till, order))) await checkSoon(till.books, order)
  }

  return startRounds(
    (stopped) => inLanes(() => claimUnpaid(till.books), look, stopped),
    ROUND_MS,
    onError(till, 'the check of unpaid orders failed'),
  )
}

function onError({ log }: Till, message: string) {
  return (error: unknown) => log.error({ err: error }, message)
}
