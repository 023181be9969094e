const LANES = 4

/** Works off what `claim` gives, a few at a time, until there is nothing left or the shop closes. */
export async function inLanes<T>(
  claim: () => Promise<T | undefined>,
  work: (piece: T) => Promise<void>,
  stopped: AbortSignal,
): Promise<void> {
  async function lane(): Promise<void> {
    while (!stopped.aborted) {
      const piece = await claim()
      if (piece === undefined) return
      await work(piece)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
