/** Milliseconds between two looks at whether a picture is done: the longer it takes, the longer. */
const LOOK_MS = { least: 4, most: 250 } as const
/** Of what a picture has taken, so much may be lost until somebody looks again. */
const LOST = 0.1

/**
 * Tells when the graphics card has drawn all that it was asked for, and how long that took. Orders pile up
 * on a slow card, and the picture lags behind the hand by all of them, unless somebody waits.
 */
export function whenDrawn(
  context: WebGL2RenderingContext,
  tell: (tookMs: number) => void,
): () => void {
  const startMs = performance.now()
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
  context.flush()
  let timer = setTimeout(look, LOOK_MS.least)

  function look(): void {
    const isDone =
      fence === null ||
      context.isContextLost() ||
      context.clientWaitSync(fence, 0, 0) !== context.TIMEOUT_EXPIRED
    if (!isDone) {
      const passedMs = performance.now() - startMs
      const nextMs = Math.min(LOOK_MS.most, Math.max(LOOK_MS.least, passedMs * LOST))
      timer = setTimeout(look, nextMs)
      return
    }
    if (fence !== null) context.deleteSync(fence)
    tell(performance.now() - startMs)
  }

  return () => clearTimeout(timer)
}
