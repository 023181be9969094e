import type { Call } from './database/bell/bell.ts'
import { newTrace, withTrace } from './traces/trace.ts'

/** While a call is sure to come one looks so seldom: what was put off comes due without a call. */
export const SELDOM_MS = 5000
/** Calls that come faster are answered together. */
const GATHER_MS = 100

/** A task that is done again and again, never twice at a time. */
export interface Rounds {
  /** Does the task now; what is under way is joined, and followed by another round. */
  readonly round: () => Promise<void>
  /** Ends the rounds, after the piece of work that is under way. */
  readonly stop: () => Promise<void>
}

/**
 * Begins rounds of a task, now and then every `everyMs`; seldom, where a call comes for new work; each with a trace of
 * its own. The task ends early once it is stopped.
 */
export function startRounds(
  task: (stopped: AbortSignal) => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
  call?: Call,
): Rounds {
  const stopping = new AbortController()
  let isWanted = false
  let underWay: Promise<void> | undefined
  let silentMs = 0
  let mayBeginAt = 0
  let gathering: NodeJS.Timeout | undefined
  const timer = setInterval(look, everyMs)
  timer.unref()
  call?.heard(answer)
  void round()

  function look(): void {
    silentMs += everyMs
    if (call?.isSure() !== true || silentMs >= SELDOM_MS) void (underWay ?? round())
  }

  function answer(): void {
    gathering ??= setTimeout(
      () => {
        gathering = undefined
        void round()
      },
      Math.max(0, mayBeginAt - performance.now()),
    ).unref()
  }

  function round(): Promise<void> {
    isWanted = true
    underWay ??= untilDone().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  async function untilDone(): Promise<void> {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false
      silentMs = 0
      mayBeginAt = performance.now() + GATHER_MS
      await withTrace(newTrace(), () => task(stopping.signal).catch(onError))
    }
  }

  return {
    round,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await underWay
    },
  }
}
