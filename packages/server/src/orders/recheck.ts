import { inLanes } from '../in-lanes.ts'
import { startRounds, type Rounds } from '../rounds.ts'
import { lookAgain } from './look-again.ts'
import type { Till } from './till.ts'

const ROUND_MS = 1000

/**
 * Keeps asking PayPal about payments that nobody decided: all of them at the start, then each one
 * when it is due. Several servers on one database share the work.
 */
export function startRecheck(till: Till): Rounds {
  let isStarting = true

  async function recheck(stopped: AbortSignal): Promise<void> {
    if (isStarting) await till.store.makeUndecidedDue()
    isStarting = false
    await inLanes(
      till.store.claimDue,
      async (order) => void (await lookAgain(till, order)),
      stopped,
    )
  }

  return startRounds(recheck, ROUND_MS, (error) => till.log.error({ err: error }, 'recheck failed'))
}
