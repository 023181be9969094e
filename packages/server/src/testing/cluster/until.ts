import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 250
const PATIENCE_MS = 180_000
const LONGEST_ANSWER_MS = 3000

/** Looks again until something is there; throws a sentence when that takes too long, or `stopping` says so. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined>,
  stopping?: AbortSignal,
): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    stopping?.throwIfAborted()
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > deadline) throw new Error(`${what}: waited for in vain.`)
    await wait(EVERY_MS)
  }
}

/** The status of an answer; undefined when none came in time. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}
