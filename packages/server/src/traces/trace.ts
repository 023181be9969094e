import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** What the work that is under way is known by: in the log, in the history of orders, and to whoever asked for it. */
const underWay = new AsyncLocalStorage<string>()

/** An id that nobody else has: 32 signs, as W3C's Trace Context wants them. It tells nothing. */
export function newTrace(): string {
  return randomBytes(16).toString('hex')
}

/** The trace of the work that is under way; undefined where nobody named it. */
export function currentTrace(): string | undefined {
  return underWay.getStore()
}

/** Does work that is known by this trace, with all that follows from it. */
export function withTrace<T>(trace: string, work: () => T): T {
  return underWay.run(trace, work)
}
