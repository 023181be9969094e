import { capturePayment, recheckPending } from './capture-payment.ts'
import type { Till } from './till.ts'

export interface Recheck {
  /** Asks PayPal about every order whose payment is not decided; a round under way is joined. */
  readonly round: () => Promise<void>
  /** Ends the rounds, after the order that is being asked about. */
  readonly stop: () => Promise<void>
}

/** Keeps asking PayPal about what was left undecided: now, and then every `everySeconds`. */
export function startRecheck(till: Till, everySeconds: number): Recheck {
  let isStopped = false
  let underWay: Promise<void> | undefined
  const timer = setInterval(() => void round(), everySeconds * 1000)
  timer.unref()
  void round()

  function round(): Promise<void> {
    underWay ??= recheckAll(till, () => isStopped)
      .catch((error: unknown) => till.log.error({ err: error }, 'recheck failed'))
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }

  return {
    round,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await underWay
    },
  }
}

async function recheckAll(till: Till, isStopped: () => boolean): Promise<void> {
  for (const order of await till.store.list(['capturing', 'payment_pending'])) {
    if (isStopped()) return
    if (order.status === 'capturing') await capturePayment(till, order)
    else await recheckPending(till, order)
  }
}
