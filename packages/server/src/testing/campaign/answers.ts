import type { Posted } from './post.ts'

/** What buyers got to hear. */
export interface Answers {
  readonly hear: (answer: Posted | undefined) => void
  /** How often which status came. */
  readonly counts: () => Readonly<Record<string, number>>
  /** The longest time in which no order was paid, from the first one to the last. */
  readonly longestPauseS: () => number
}

/** How an answer counts that says "later" and not when. */
export const NOT_WHEN = '503 without Retry-After'
/** How a server's silence counts, which the balancer tells; PayPal's, which the shop tells, is a 502 alone. */
export const SILENCE = '502 of the balancer'
/** How it counts that none came. */
export const NO_ANSWER = 'no answer'

export function countAnswers(now: () => number = () => performance.now()): Answers {
  const counts: Record<string, number> = {}
  let lastPaid: number | undefined
  let longestMs = 0
  return {
    hear(answer) {
      const name = nameOf(answer)
      counts[name] = (counts[name] ?? 0) + 1
      if (answer?.body['success'] !== true) return
      const at = now()
      longestMs = Math.max(longestMs, at - (lastPaid ?? at))
      lastPaid = at
    },
    counts: () => counts,
    longestPauseS: () => longestMs / 1000,
  }
}

function nameOf(answer: Posted | undefined): string {
  if (answer === undefined) return NO_ANSWER
  const { status, retryAfter } = answer
  if (status === 503 && retryAfter === null) return NOT_WHEN
  return status === 502 && retryAfter !== null ? SILENCE : String(status)
}
