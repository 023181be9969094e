import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 250
const PATIENCE_MS = 180_000

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

/** The status of an answer; undefined when none came. */
export async function statusOf(url: string): Promise<number | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => undefined,
  )
}
