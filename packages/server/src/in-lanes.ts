import { newTrace, withTrace } from './traces/trace.ts'

/** So many pieces of one kind of work are under way at a server. */
export const LANES = 4

/**
 * Works off what `claim` gives, a few pieces at a time, until there is nothing left or the shop
 * closes; each has a trace of its own. Work that fails ends its own lane only; its error is thrown when all lanes have ended.
 */
export async function inLanes<T>(
  claim: () => Promise<T | undefined>,
  work: (piece: T) => Promise<void>,
  stopped: AbortSignal,
): Promise<void> {
  let isMore = true

  async function next(): Promise<T | undefined> {
    const piece = isMore && !stopped.aborted ? await claim() : undefined
    if (piece === undefined) isMore = false
    return piece
  }

  async function lane(first: T): Promise<void> {
    for (let piece: T | undefined = first; piece !== undefined; piece = await next()) {
      await withTrace(newTrace(), work.bind(undefined, piece))
    }
  }

  /** Opens one lane after the other: mostly there is nothing to do, or little, and nobody asks once more who could know. */
  async function open(lanes: number): Promise<void> {
    const first = lanes > 0 ? await next() : undefined
    if (first === undefined) return
    const ends = await Promise.allSettled([lane(first), open(lanes - 1)])
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }

  await open(LANES)
}
