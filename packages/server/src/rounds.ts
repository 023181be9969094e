/** A task that is done again and again, never twice at a time. */
export interface Rounds {
  /** Does the task now; what is under way is joined, and followed by another round. */
  readonly round: () => Promise<void>
  /** Ends the rounds, after the piece of work that is under way. */
  readonly stop: () => Promise<void>
}

/** Begins rounds of a task, now and then every `everyMs`. The task ends early once it is stopped. */
export function startRounds(
  task: (stopped: AbortSignal) => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Rounds {
  const stopping = new AbortController()
  let isWanted = false
  let underWay: Promise<void> | undefined
  const timer = setInterval(() => void (underWay ?? round()), everyMs)
  timer.unref()
  void round()

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
      await task(stopping.signal).catch(onError)
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
