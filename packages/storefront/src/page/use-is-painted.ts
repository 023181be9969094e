import { startTransition, useEffect, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * Whether what is in sight at first is painted. A prerendered page is; one that is rendered in the browser leaves what
 * is below the window, and whatever would have to be fetched, until then.
 */
export function useIsPainted(): boolean {
  const isHydrated = useIsHydrated()
  const [isPainted, setPainted] = useState(!isHydrated)
  useEffect(() => (isPainted ? undefined : afterPaint(() => setPainted(true))), [isPainted])
  return isPainted
}

/** Two frames on, the first one is on the screen. Gives back how to call it off. */
function afterPaint(task: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => startTransition(task))
  })
  return () => cancelAnimationFrame(frame)
}
