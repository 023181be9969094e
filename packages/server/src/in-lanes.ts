const LANES = 4

/**
 * Works off what `claim` gives, a few pieces at a time, until there is nothing left or the shop
 * closes. Work that fails ends its own lane only; its error is thrown when all lanes have ended.
 */
export async function inLanes<T>(
  claim: () => Promise<T | undefined>,
  work: (piece: T) => Promise<void>,
  stopped: AbortSignal,
): Promise<void> {
  async function lane(first: T | undefined): Promise<void> {
    let piece = first
    while (piece !== undefined) {
      await work(piece)
      piece = stopped.aborted ? undefined : await claim()
    }
  }

  // Mostly there is nothing to do, and one question tells.
  const first = await claim()
  if (first === undefined) return
  const others = Array.from({ length: LANES - 1 }, async () => lane(await claim()))
  const ends = await Promise.allSettled([lane(first), ...others])
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}
