import { setTimeout as wait } from 'node:timers/promises'
import { lookAgain } from './look-again.ts'
import type { Order } from '../orders/order.ts'
import type { Till } from './till.ts'

/** PayPal is asked about one order no more often than this, however often somebody clicks. */
const PAUSE_MS = 10_000
/** Who asks is not kept waiting longer than this; what PayPal says later is in the books then. */
const LONGEST_MS = 10_000

/** Asks PayPal what became of an order, unless that was just done; resolves in any case. */
export type Inquire = (order: Order) => Promise<void>

/** The questions of buyers who look at the pages of their orders. */
export function openInquiries(till: Till, now: () => Date): Inquire {
  const asked = new Map<string, { readonly at: number; readonly answer: Promise<void> }>()

  function forgetOlder(time: number): void {
    for (const [id, { at }] of asked) if (at <= time - PAUSE_MS) asked.delete(id)
  }

  async function ask(order: Order): Promise<void> {
    try {
      await lookAgain(till, order)
    } catch (error) {
      const { orderNumber } = order
      till.log.error({ orderNumber, err: error }, 'PayPal could not be asked for a buyer')
    }
  }

  return async function inquire(order) {
    const time = now().getTime()
    forgetOlder(time)
    const inquiry = asked.get(order.id) ?? { at: time, answer: ask(order) }
    asked.set(order.id, inquiry)
    await Promise.race([inquiry.answer, wait(LONGEST_MS, undefined, { ref: false })])
  }
}
